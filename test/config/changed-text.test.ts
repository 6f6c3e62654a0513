/** What the operator changes of a cabinet file that somebody has typed in a way of their own. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { changedText } from '../../src/config/changed-text.ts';

const OURS = `# Our cabinet
leds: { brightness: 120,layout:  rows }   # dim
language:   "de"  # of the bar
buzzer: 'off'
credits:
    mode:  per-game   # since May
    tiers:
    - { credits: 1, price: 1.00 }   # one
    # happy hour
    - { credits: 3, price:  2.00 }
players: [ Eric,Julie ]
allowedHosts: [ ]

# the end
`;

test.each([
  ['leds.brightness', 77, '120', '77'],
  ['leds.layout', 'wall', 'rows }', 'wall }'],
  ['leds.tumble', true, 'rows }', 'rows, tumble: true }'],
  ['leds.layout', null, ',layout:  rows }', ' }'],
  ['leds.brightness', null, 'brightness: 120,layout', 'layout'],
  ['language', 'en', '"de"', '"en"'],
  ['buzzer', 'low', "'off'", "'low'"],
  ['credits.mode', 'free', 'per-game ', 'free '],
  ['credits.mode', null, '    mode:  per-game   # since May', '    # since May'],
  ['credits.max', 9, 'price:  2.00 }\n', 'price:  2.00 }\n    max: 9\n'],
  ['players', ['Ann', 'Bo'], 'Eric,Julie', 'Ann,Bo'],
  ['players', ['Eric', 'Julie', 'x, y'], 'Julie ]', 'Julie, "x, y" ]'],
  ['players', ['Eric'], 'Eric,Julie ]', 'Eric ]'],
  ['players', [], '[ Eric,Julie ]', '[]'],
  ['allowedHosts', ['bar.example'], '[ ]', '[bar.example]'],
  ['players', 4, '[ Eric,Julie ]', '4'],
  ['players', null, 'players: [ Eric,Julie ]\n', ''],
  ['calm', true, '# the end\n', '# the end\ncalm: true\n'],
  ['idle.attractMs', 5, '# the end\n', '# the end\nidle:\n  attractMs: 5\n'],
])('%s: %j changes nothing else of the text', (key, value, before, after) => {
  const wanted = OURS.replace(before, after);
  expect(wanted).not.toBe(OURS);
  for (const [mine, theirs] of [
    [OURS, wanted],
    [OURS.replaceAll('\n', '\r\n'), wanted.replaceAll('\n', '\r\n')],
    [`\uFEFF${OURS}`, `\uFEFF${wanted}`],
  ] as const)
    expect(changedText(mine, key.split('.'), value)).toBe(theirs);
});

test('prices change number by number, and tiers come and go as lines', () => {
  const tiers = (...prices: number[]) => prices.map((price, index) => ({ credits: 1 + 2 * index, price }));
  const put = (...prices: number[]) => changedText(OURS, ['credits', 'tiers'], tiers(...prices));
  expect(put(1, 2)).toBe(OURS);
  expect(put(1.5, 3)).toBe(OURS.replace('1.00', '1.50').replace('2.00', '3.00'));
  expect(put(1, 2, 4)).toBe(OURS.replace('2.00 }\n', '2.00 }\n    - {credits: 5, price: 4}\n'));
  expect(put(1)).toBe(OURS.replace('    # happy hour\n    - { credits: 3, price:  2.00 }\n', ''));
});

test('a file without an end of its last line gets one where something is added', () => {
  expect(changedText('calm: true', ['buzzer'], 'low')).toBe('calm: true\nbuzzer: low\n');
  expect(changedText('leds:\n  layout: rows', ['leds', 'brightness'], 9)).toBe(
    'leds:\n  layout: rows\n  brightness: 9\n',
  );
  expect(changedText('# nothing', ['calm'], true)).toBe('# nothing\ncalm: true\n');
  expect(changedText('', ['calm'], true)).toBe('calm: true\n');
});

test('what others refer to, and what is no value of one line, is written anew: it means what it should, and keeps its comments', () => {
  const shared = 'leds: &same {brightness: 9}  # A\r\nidle: *same\r\n# B\r\n';
  const changed = changedText(shared, ['leds', 'brightness'], 7);
  expect(parse(changed)).toMatchObject({ leds: { brightness: 7 } });
  expect(changed.match(/#.*/g)).toEqual(shared.match(/#.*/g));
  expect(changed.replaceAll('\r\n', '')).not.toContain('\n');
  const long = 'host: |-\n  my\n  host\ncalm:   true # C\n';
  expect(parse(changedText(long, ['host'], 'other'))).toEqual({ host: 'other', calm: true });
});

test('a value that is changed and changed back leaves the text as it was', () => {
  const space = fc.constantFrom('', ' ', '   ');
  const comment = fc.constantFrom('', ' # why', '   # "a: 1" {');
  const one = fc.constantFrom('1', '"one"', "'o n e'", 'o n e', '1.50', 'yes', '{ x: 1,y: [ 2,3 ] }');
  const text = fc
    .array(fc.tuple(one, one, space, comment, fc.boolean()), { minLength: 1, maxLength: 5 })
    .map((groups) =>
      groups
        .map(([a, b, gap, note, isFlow], index) =>
          isFlow
            ? `g${index}: {${gap}a: ${a},${gap}b: ${b}${gap}}${note}`
            : `g${index}:${note}\n  a: ${gap}${a}${note}\n${note}\n  b: ${b}`,
        )
        .join('\n\n'),
    );
  fc.assert(
    fc.property(text, fc.constantFrom('a', 'b'), fc.constantFrom('\n', '\r\n'), (made, key, eol) => {
      const before = `${made.replaceAll('\n', eol)}${eol}`;
      const value = parse(before).g0[key];
      // A value of another kind has no quotes to come back to.
      fc.pre(typeof value === 'number' || typeof value === 'string');
      const other = typeof value === 'number' ? 7 : 'z';
      const there = changedText(before, ['g0', key], other);
      expect(parse(there).g0[key]).toBe(other);
      expect(changedText(there, ['g0', key], value)).toBe(before);
      const without = parse(before);
      delete without.g0[key];
      expect(parse(changedText(before, ['g0', key], null))).toEqual(without);
    }),
  );
});
