/** What the buzzer plays in table time, and what comes of it at the pin. */
import { expect, onTestFinished, test } from 'vitest';
import { startRig } from '../../src/testing.ts';
import { TestTable, type TestTableOptions } from './test-table.ts';

async function listen(options: TestTableOptions) {
  const table = await TestTable.start(options);
  const heard: { readonly atMs: number; readonly hz: number }[] = [];
  const tone = table.board.tone.bind(table.board);
  table.board.tone = (played) => {
    heard.push({ atMs: table.clock.now(), hz: played.hz });
    tone(played);
  };
  const pitches = async (act: () => Promise<void>): Promise<readonly number[]> => {
    heard.length = 0;
    await act();
    await table.advance(3000);
    return heard.map(({ hz }) => hz);
  };
  return { table, heard, pitches };
}

const SCRATCH = [330, 247];
const FANFARE = [784, 1047, 1319, 1568, 1319, 1568];

/** The pitches of the last press: before it, boxes were leafed through. */
function lastOf(pitches: readonly number[]): readonly number[] {
  return pitches.slice(pitches.lastIndexOf(1175) + 1);
}

test('a scratch falls, a score is one tone, a great one rises, and a Yahtzee has a fanfare', async () => {
  const { table, pitches } = await listen({ rolls: ['11234', '11123', '33322', '12345', '55555'] });
  await table.begin();
  const heard: (readonly number[])[] = [];
  for (const box of ['YZ', '3K', 'FH', 'LS', '5S']) {
    await table.roll();
    heard.push(lastOf(await pitches(() => table.score(box))));
  }
  const great = [784, 1047, 1319];
  expect(heard).toEqual([SCRATCH, [1047], great, great, great]);
  const yahtzee = await listen({ rolls: ['55555'] });
  await yahtzee.table.begin();
  await yahtzee.table.roll();
  expect(lastOf(await yahtzee.pitches(() => yahtzee.table.score('YZ')))).toEqual(FANFARE);
});

test('whoever takes the lead is heard', async () => {
  const { table, pitches } = await listen({ rolls: ['11234', '11235'] });
  await table.begin(2);
  await table.roll();
  await table.score('CH');
  await table.roll();
  expect(lastOf(await pitches(() => table.score('CH')))).toEqual([1047, 1568]);
});

test('tones follow each other in table time, and the next sound cuts what is left', async () => {
  const { table, heard } = await listen({ rolls: ['55555', '12345'] });
  await table.begin();
  await table.roll();
  await table.show('YZ');
  heard.length = 0;
  const startMs = table.clock.now();
  await table.press('select');
  await table.advance(100);
  expect(heard.map(({ atMs, hz }) => [atMs - startMs, hz])).toEqual([
    [0, 784],
    [110, 1047],
    [220, 1319],
  ]);
  await table.press('lever');
  await table.advance(60);
  expect(heard.at(-1)?.hz).toBe(523);
  expect(heard).toHaveLength(4);
});

test('with the buzzer off no melody is played', async () => {
  const { table, pitches } = await listen({ rolls: ['55555'], options: { buzzer: 'off' } });
  await table.begin();
  await table.roll();
  expect(await pitches(() => table.score('YZ'))).toEqual([]);
});

test('the pin of the board sounds the melody', async () => {
  const rig = await startRig({ players: ['Eric'], dice: ['11234'] });
  onTestFinished(() => rig.close());
  for (let pull = 0; pull < 3; pull += 1) await rig.pull('lever');
  await rig.advance(1000);
  while (!rig.display().startsWith('YZ')) await rig.press('next');
  await rig.press('select');
  await rig.press('select');
  await rig.advance(1000);
  const pitches = rig.uno.buzzer.tones.map(({ hz }) => Math.round(hz));
  // A tone may be heard in two pieces, and the silence between two as one long period.
  const heard = pitches.filter((hz) => hz > 100);
  expect(heard.filter((hz, at) => hz !== heard[at - 1]).slice(-2)).toEqual(SCRATCH);
});
