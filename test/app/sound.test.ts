/** What a table lets people hear: sounds in table time, and who plays them. */
import { expect, test } from 'vitest';
import { TABLE_DEFAULTS, type TableOptions } from '../../src/table/options.ts';
import { Listener } from '../sound/listener.ts';
import { TestTable, type TestTableOptions } from './test-table.ts';

async function listen({ options = {}, ...others }: TestTableOptions = {}) {
  const sound = new Listener();
  const hosts: TableOptions['sound'] = { ...TABLE_DEFAULTS.sound, output: 'host' };
  const table = await TestTable.start({ ...others, sound, options: { sound: hosts, ...options } });
  return { sound, table };
}

test('a score of 50 plays the fanfare once', async () => {
  const { sound, table } = await listen({ rolls: ['55555'] });
  await table.begin();
  await table.roll();
  await table.show('YZ');
  expect(sound.times('fanfare')).toBe(0);
  await table.press('select');
  await table.advance(60_000);
  expect(sound.times('fanfare')).toBe(1);
});

test('a score sounds the higher the more points it brings, and a scratched box sounds like none', async () => {
  const { sound, table } = await listen({ rolls: ['66654', '11123', '23345', '12456'] });
  await table.begin();
  for (const box of ['3K', '1S', '2S', 'YZ']) {
    await table.roll();
    await table.score(box);
  }
  const scored = sound.played.filter((cue) => ['score', 'scratch'].includes(cue.sound));
  expect(scored).toEqual([
    { sound: 'score', higher: 9 },
    { sound: 'score', higher: 1 },
    { sound: 'score', higher: 0 },
    { sound: 'scratch' },
  ]);
});

test('the rattle follows the dice that tumble, and each clacks as it stops', async () => {
  const { sound, table } = await listen({ rolls: ['12345'] });
  await table.begin();
  sound.played.length = 0;
  await table.press('lever');
  expect(sound.played).toEqual([{ sound: 'rattle', dice: 5 }]);
  await table.advance(1300);
  const dice = sound.played.flatMap((cue) => (cue.sound === 'rattle' ? [cue.dice] : []));
  expect(dice).toEqual([5, 4, 3, 2, 1, 0]);
  expect(sound.times('clack')).toBe(5);
});

test('dice that are stopped at once clack once, and none rattles on; a calm table has no rattle', async () => {
  const { sound, table } = await listen({ rolls: ['12345'] });
  await table.begin();
  sound.played.length = 0;
  await table.press('lever', 'select');
  expect(sound.played.filter((cue) => cue.sound === 'rattle').at(-1)).toEqual({ sound: 'rattle', dice: 0 });
  expect(sound.times('clack')).toBe(1);
  const calm = await listen({ rolls: ['12345'], options: { calm: true } });
  await calm.table.begin();
  await calm.table.roll();
  expect(calm.sound.times('rattle')).toBe(0);
  expect(calm.sound.times('clack')).toBeGreaterThan(0);
});

test('holds, refusals and browsing sound at once, each in its own way', async () => {
  const { sound, table } = await listen({ rolls: ['12345'] });
  await table.begin();
  await table.roll();
  sound.played.length = 0;
  await table.press('hold1', 'hold1', 'next');
  await table.press('hold1', 'hold2', 'hold3', 'hold4', 'hold5', 'lever');
  expect(sound.played.map((cue) => cue.sound)).toEqual([
    ...['hold', 'free', 'browse', 'hold', 'hold', 'hold', 'hold', 'hold', 'refusal'],
  ]);
});

test('a farkle sounds when its dice stand, and once', async () => {
  const { sound, table } = await listen({ rolls: ['223346'] });
  await table.begin(1, 'FARKLE');
  await table.press('lever');
  expect(sound.times('farkle')).toBe(0);
  await table.advance(60_000);
  expect(sound.times('farkle')).toBe(1);
});

test.each([
  ['board', true, false],
  ['host', false, true],
  ['both', true, true],
  ['off', false, false],
] as const)('with sound.output %s the buzzer sounds: %s, the computer: %s', async (output, buzzes, plays) => {
  const { sound, table } = await listen({ options: { sound: { ...TABLE_DEFAULTS.sound, output } } });
  await table.press('lever');
  expect(table.board.tones.length > 0).toBe(buzzes);
  expect(sound.played.length > 0).toBe(plays);
});

test('pages are told the newest sounds and words, whoever plays them at the table', async () => {
  const options = { sound: { ...TABLE_DEFAULTS.sound, output: 'off' }, speech: 'all' } as const;
  const { table } = await listen({ rolls: ['13456'], options });
  await table.begin();
  await table.press('lever');
  expect(table.view.heard.at(-1)).toMatchObject({ cue: { sound: 'rattle', dice: 5 } });
  await table.advance(1300);
  await table.press('hold1');
  const counts = table.view.heard.map(({ count }) => count);
  expect(counts).toEqual(counts.map((_, index) => (counts[0] ?? 0) + index));
  expect(table.view.heard.some(({ said }) => said !== undefined)).toBe(true);
});

test('while nobody plays the jingle comes at most every so many minutes, and 0 means never', async () => {
  const jingles = (jingleMinutes: number) =>
    listen({ options: { sound: { ...TABLE_DEFAULTS.sound, output: 'host', jingleMinutes } } });
  const { sound, table } = await jingles(10);
  const times: number[] = [];
  for (let minute = 1; minute <= 60; minute += 1) {
    const before = sound.times('jingle');
    await table.advance(60_000);
    if (sound.times('jingle') > before) times.push(minute);
  }
  expect(times).toEqual([10, 20, 30, 40, 50, 60]);
  const never = await jingles(0);
  await never.table.advance(3_600_000);
  expect(never.sound.times('jingle')).toBe(0);
});

test('a game that is played is not disturbed by a jingle, and whoever has pressed something waits for it anew', async () => {
  const options = { sound: { ...TABLE_DEFAULTS.sound, output: 'host', jingleMinutes: 3 } } as const;
  const { sound, table } = await listen({ rolls: ['13456'], options });
  await table.advance(120_000);
  await table.press('next');
  await table.advance(120_000);
  expect(sound.times('jingle')).toBe(0);
  await table.begin();
  await table.roll();
  await table.advance(280_000);
  expect(sound.times('jingle')).toBe(0);
});

test('a pull is heard in the moment in which it is seen, and no light waits for it', async () => {
  const { sound, table } = await listen({ rolls: ['12345'] });
  await table.begin();
  const order: string[] = [];
  const show = table.board.show.bind(table.board);
  table.board.show = (picture) => {
    order.push(`light ${table.clock.now()}`);
    show(picture);
  };
  sound.play = () => order.push(`sound ${table.clock.now()}`);
  const pulledMs = table.clock.now();
  table.board.press('lever');
  await table.advance(1);
  expect(order.slice(0, 2)).toEqual([`light ${pulledMs}`, `sound ${pulledMs}`]);
});
