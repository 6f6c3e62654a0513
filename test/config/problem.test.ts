import { expect, test } from 'vitest';
import { complaints, load } from './load.ts';

/** The only problem of a cabinet file. */
function problem(text: string): string {
  const lines = complaints(() => load(text));
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

test('a wrong value is named with file, line, column, path, what was expected and what was found', () => {
  expect(problem('calm: false\nleds:\n  brightness: bright\n')).toContain(
    'cabinet.yaml:3:15: leds.brightness: expected a whole number from 1 to 255; found "bright".',
  );
});

test.each([
  ['httpPort: 70000', 'httpPort: expected a whole number from 0 to 65535; found 70000'],
  ['httpPort: 80.5', 'httpPort: expected a whole number from 0 to 65535; found 80.5'],
  ['httpPort:', 'cabinet.yaml:1:10: httpPort: expected a whole number from 0 to 65535; found nothing'],
  ['calm: yes', 'calm: expected true or false; found "yes"'],
  ['host: http://table:8080', 'host: expected a host name or an IP address, without http://'],
  ['players: Eric', 'players: expected a list in [ ] of 0 to 12, each a name'],
  ['players: [Eric, "", Julie]', 'cabinet.yaml:1:17: players[1]: expected a name'],
  ['players: [A, B, C, D, E, F, G, H, I, J, K, L, M]', 'found a list of 13'],
  [
    'calm: true\nleds: {dice: pips\nlog: warn',
    'cabinet.yaml:2:7: a { is opened and never closed: write its }',
  ],
  ['players: [Eric', 'cabinet.yaml:1:10: a [ is opened and never closed: write its ]'],
  ['players: ["Eric, Julie]', 'cabinet.yaml:1:11: a " is opened and never closed: write its "'],
  ["calm: true\nhost: 'it''s\nlog: warn", "cabinet.yaml:2:7: a ' is opened and never closed: write its '"],
  ['players:\n  - "Eric\n  - Julie\nlog: "warn"', 'cabinet.yaml:2:5: a " is opened and never closed'],
  ['players: ["Eric", "Julie]\nlog: warn', 'cabinet.yaml:1:19: a " is opened and never closed'],
  [
    'leds:\n\tdice: pips',
    'cabinet.yaml:2:1: indented with a tab, which YAML does not take: type two blanks instead',
  ],
  [
    'leds: {\n\tdice: pips }',
    'cabinet.yaml:2:2: indented with a tab, which YAML does not take: type two blanks instead',
  ],
  ['httpPort:8080', 'cabinet.yaml:1:1: a blank is missing behind the colon: write httpPort: 8080'],
  [
    'calm: true\nhttpPort:8080',
    'cabinet.yaml:2:1: a blank is missing behind the colon: write httpPort: 8080',
  ],
  [
    'leds:\n brightness: 120\n   dice: 5x5',
    'cabinet.yaml:3:4: keys of one group begin below each other: indent this line as those beside it',
  ],
  [
    'leds:\n  dice: 5x5\n brightness: 120',
    'cabinet.yaml:3:2: keys of one group begin below each other: indent this line as those beside it',
  ],
  ['publicUrl: http: //a', 'cabinet.yaml:1:12: keys of one group begin below each other: indent this line'],
  ['leds: bright', 'leds: expected the keys dice, orientations, layout,'],
  ['leds:\n  orientations: [0, 90]', 'leds.orientations: expected a list in [ ] of 6, each one of 0, 90,'],
  [
    'leds:\n  orientations:\n    - 0\n    - 45\n    - 0\n    - 0\n    - 0\n    - 0',
    'cabinet.yaml:4:7: leds.orientations[1]: expected one of',
  ],
  ['board:\n  kind: seriel', '(did you mean serial?)'],
  [
    'rules: farkle-literal',
    'cabinet.yaml:1:8: rules: farkle-literal is not played at the table, only judged, simulated and on the terminal; choose one of yahtzee, yahtzee-free-joker,',
  ],
  [
    'rules: mine\nruleSets:\n  - { id: mine, like: farkle-literal }',
    'cabinet.yaml:1:8: rules: mine is not played at the table, only',
  ],
  [
    'rules: yatzee',
    'scotzee, yatzy, maxi-yatzy, kismet, farkle, zilch; found "yatzee" (did you mean yahtzee?)',
  ],
  ['- host: all', 'cabinet.yaml:1:1: expected the keys host, httpPort,'],
])('%j is explained', (text, expected) => {
  expect(problem(text)).toContain(expected);
});

test('a line that is indented wrongly is told once', () => {
  expect(complaints(() => load('leds:\n brightness: 120\n   dice: 5x5'))).toHaveLength(1);
});

test.each([
  ['hots: all', 'cabinet.yaml:1:1: hots is not a known key (did you mean host?)'],
  [
    'leds:\n  color-order: GRB',
    'cabinet.yaml:2:3: leds.color-order is not a known key (did you mean leds.colourOrder?)',
  ],
  ['port: 8080', 'port is not a known key (did you mean httpPort?)'],
  ['brightness: 100', 'brightness is not a known key (did you mean leds.brightness?)'],
  ['pin: 1234', 'pin is not a known key (the PIN of the operator is not set here: the table makes it,'],
  ['operator: {pin: 1234}', 'operator is not a known key (the PIN of the operator is not set here'],
  ['operatorPin: 1234', 'and it is in the file operator-pin of the data folder)'],
  ['wombat: 1', 'wombat is not a known key (known keys: host, httpPort,'],
])('the misspelt key of %j gets a near name', (text, expected) => {
  expect(problem(text)).toContain(expected);
});

test.each([
  ['leds:\n  layout: [rows', 'cabinet.yaml:2:'],
  ['calm: true\ncalm: false', 'cabinet.yaml:2:1: calm stands twice: keep one of the two'],
  ['calm: &a true\nopenCabinet: *a', 'cabinet.yaml:2:14: *a points elsewhere'],
  ['\tcalm: true', 'cabinet.yaml:1:1: '],
])('the broken YAML of %j is named by line and column', (text, expected) => {
  expect(complaints(() => load(text)).join('\n')).toContain(expected);
});

test('all problems of file and options come at once, those of the file in its order', () => {
  const text = 'hots: all\nleds:\n  brightness: 0\n  limit: 5\ncalm: 7\n';
  const lines = complaints(() => load(text, { httpPort: 'http', buzzer: 'loud' }));
  expect(lines[0]).toBe('The configuration is wrong: 6 places');
  expect(lines.slice(1).map((line) => line.trim().split(' ')[0])).toEqual([
    'cabinet.yaml:1:1:',
    'cabinet.yaml:3:15:',
    'cabinet.yaml:4:3:',
    'cabinet.yaml:5:7:',
    '--http-port:',
    '--buzzer:',
  ]);
});

test('an option cannot put a rule set on the table that is not for it either', () => {
  expect(complaints(() => load(undefined, { rules: 'farkle-literal' }))[0]).toContain(
    '--rules: farkle-literal is not played at the table, only judged, simulated and on the terminal; choose one of yahtzee,',
  );
});

test('a wrong option is named by its own name, not by a line', () => {
  const lines = complaints(() => load('calm: true\n', { 'leds.limitMa': '9999' }));
  expect(lines).toEqual([
    expect.stringContaining('--leds-limit-ma: expected a whole number from 500 to 5000; found 9999'),
  ]);
});
