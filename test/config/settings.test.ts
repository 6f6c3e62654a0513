import {
  chmodSync,
  existsSync,
  lstatSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadConfig } from '../../src/config/config.ts';
import { keysOf } from '../../src/config/key.ts';
import { Settings } from '../../src/config/settings.ts';
import { english } from '../language/english.ts';
import { complaints, load, temporaryFolders } from './load.ts';

const TEXT = `# Our cabinet
players: [Eric, Julie] # us

# The light of the room is low.
leds:
  # seen from the bar
  brightness: 120   # of 255
  layout: rows

# the end
`;

function settingsOf(text: string | undefined, options: Record<string, string | boolean> = {}) {
  const folders = temporaryFolders();
  const settings = new Settings(load(text, options, folders), folders);
  const saved = () => readFileSync(settings.file, 'utf8');
  const again = () => loadConfig({ options }, folders).config;
  return { settings, folders, saved, again };
}

test('several values are saved together, or none of them', () => {
  const { settings, saved, again } = settingsOf(TEXT);
  const wrong = [
    ['leds.brightness', 77],
    ['buzzer', 'loud'],
  ] as const;
  expect(() => settings.changeAll(wrong)).toThrow();
  expect(saved()).toBe(TEXT);
  settings.changeAll([
    ['leds.brightness', 77],
    ['calm', true],
  ]);
  expect(again()).toMatchObject({ leds: { brightness: 77 }, calm: true });
  expect(saved()).toContain('brightness: 77   # of 255');
});

test('a changed value is saved where it stood, and every comment stays', () => {
  const { settings, saved, again } = settingsOf(TEXT);
  const { config } = settings.change('leds.brightness', 77);
  settings.change('players', ['Ann', 'Bo']);
  expect(config.leds.brightness).toBe(77);
  expect(saved()).toBe(TEXT.replace('120', '77').replace('[Eric, Julie]', '[Ann, Bo]'));
  expect(again()).toMatchObject({ players: ['Ann', 'Bo'], leds: { brightness: 77 } });
});

test('a list of prices changes number by number: its comments stay with their lines, and prices keep their decimals', () => {
  const { settings, saved } = settingsOf(`credits:
  # agreed with the brewery
  tiers:
    - {credits: 1, price: 1.00} # one
    # happy hour:
    - {credits: 3, price: 2.00} # three for two
`);
  const before = saved();
  const tiers = (...prices: number[]) => prices.map((price, index) => ({ credits: 1 + 2 * index, price }));
  settings.change('credits.tiers', tiers(1.5, 3));
  expect(saved()).toBe(before.replace('1.00', '1.50').replace('2.00', '3.00'));
  settings.change('credits.tiers', tiers(1.5, 3, 4));
  expect(saved()).toBe(
    `${before.replace('1.00', '1.50').replace('2.00', '3.00')}    - {credits: 5, price: 4}\n`,
  );
  settings.change('credits.tiers', tiers(2));
  expect(saved()).toBe(`${before.slice(0, before.indexOf('    # happy')).replace('1.00', '2.00')}`);
});

test('a key that was not there is added, in its group; null brings the default back', () => {
  const { settings, saved, again } = settingsOf(TEXT);
  settings.change('idle.attractMs', 60_000);
  settings.change('calm', true);
  expect(again()).toMatchObject({ calm: true, idle: { attractMs: 60_000 } });
  settings.change('idle.attractMs', null);
  settings.change('calm', null);
  settings.change('leds.layout', null);
  expect(saved()).not.toMatch(/idle|calm|layout/);
  expect(saved().match(/#.*/g)).toEqual(TEXT.match(/#.*/g));
});

test('without a cabinet file one is made in the configuration folder, and found at the next start', () => {
  const { settings, folders, again, saved } = settingsOf(undefined);
  expect(settings.file).toBe(join(folders.config, 'cabinet.yaml'));
  settings.change('tumbleMs', 300);
  expect(again().tumbleMs).toBe(300);
  expect(saved()).toMatch(/^# Cabinet file of Dicetable/);
});

test('what is the default already goes back to it, also where there is no file yet, or nothing in it', () => {
  const { settings, saved } = settingsOf(undefined);
  for (const key of ['calm', 'idle.remindMs', 'buzzer']) settings.change(key, null);
  settings.change('calm', true);
  settings.change('calm', null);
  settings.change('idle.remindMs', 5000);
  expect(saved()).toMatch(/^idle:\n {2}remindMs: 5000$/m);
});

test('a file that consists of comments alone keeps them', () => {
  const { settings, saved } = settingsOf('# nothing yet\n');
  settings.change('buzzer', 'high');
  expect(saved()).toContain('# nothing yet\n');
  expect(saved()).toContain('buzzer: high\n');
});

test('an own file mode stays, and a link stays a link', () => {
  const folders = temporaryFolders();
  const [target, link] = [join(folders.home, 'mine.yaml'), join(folders.working, 'cabinet.yaml')];
  writeFileSync(target, TEXT);
  chmodSync(target, 0o640);
  symlinkSync(target, link);
  const settings = new Settings(loadConfig({}, folders), folders);
  settings.change('calm', true);
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(statSync(target).mode & 0o777).toBe(0o640);
  expect(readFileSync(target, 'utf8')).toContain('calm: true');
});

test.each([
  ['leds.brightness', 256, 'leds.brightness: expected a whole number from 1 to 255; found 256'],
  ['leds.brightness', '77', 'leds.brightness: expected a whole number from 1 to 255; found "77"'],
  ['buzzer', 'loud', 'buzzer: expected one of off, low, high; found "loud"'],
  ['players', ['', 'Bo'], 'players[0]: expected a name'],
  ['rules', 'chess', 'rules: expected one of yahtzee'],
  ['nothing', 1, 'nothing cannot be changed from here'],
  ['dataDir', '/tmp', 'dataDir cannot be changed from here'],
  ['log.file', '/etc/passwd', 'log.file cannot be changed from here'],
  ['host', '203.0.113.9', 'host cannot be changed from here'],
  ['httpPort', 1, 'httpPort cannot be changed from here'],
  ['board.kind', 'serial', 'board.kind cannot be changed from here'],
  ['__proto__', 1, '__proto__ cannot be changed from here'],
  ['leds', {}, 'leds cannot be changed from here'],
])('%s: %j is refused in words, and the file stays as it was', (key, value, words) => {
  const { settings, saved } = settingsOf(TEXT);
  expect(complaints(() => settings.change(key, value)).join(' ')).toContain(words);
  expect(saved()).toBe(TEXT);
});

test('a file that somebody has broken meanwhile is not touched', () => {
  const { settings, saved } = settingsOf(TEXT);
  const broken = `${TEXT}calm: perhaps\n`;
  writeFileSync(settings.file, broken);
  expect(complaints(() => settings.change('buzzer', 'off')).join(' ')).toContain(
    'calm: expected true or false',
  );
  expect(saved()).toBe(broken);
  expect(existsSync(`${settings.file}.new`)).toBe(false);
});

describe('the list of settings', () => {
  const { settings } = settingsOf(TEXT, { tumbleMs: '200' });
  const find = (key: string) => settings.list().find((setting) => setting.key === key);

  test('has every key of the cabinet file with its help', () => {
    expect(settings.list().map(({ key }) => key)).toEqual(keysOf().map(({ path }) => path.join('.')));
    expect(settings.list().every(({ help }) => english(help).length > 10)).toBe(true);
  });

  test('tells kind, range, default, value and where it came from', () => {
    expect(find('leds.brightness')).toMatchObject({
      ...{ kind: 'number', min: 1, max: 255, default: 255, value: 120 },
      ...{ origin: 'cabinet.yaml:7', takesEffect: 'now' },
    });
    expect(find('leds.dice')).toMatchObject({ takesEffect: 'restart' });
    expect(find('tumbleMs')).toMatchObject({ value: 200, origin: '--tumble-ms', takesEffect: 'now' });
    expect(find('buzzer')).toMatchObject({
      kind: 'choice',
      choices: ['off', 'low', 'high'],
      origin: 'default',
    });
    expect(find('calm')).toMatchObject({ kind: 'switch', takesEffect: 'now' });
    expect(find('dataDir')).toMatchObject({ takesEffect: 'never' });
  });
});
