/** What has become of a turn is celebrated in table time, and the button that made a score takes it back for a while. */
import { expect, test } from 'vitest';
import { cardsOf } from '../../src/game/index.ts';
import { TestTable } from './test-table.ts';

const started = async (rolls: readonly string[], options = {}) => {
  const table = await TestTable.start({ rolls, options: { players: ['Eric', 'Julie'], ...options } });
  await table.begin(2);
  return table;
};

/** Of the newest view: what pages are told. */
const told = ({ scene: { highlight } }: TestTable) =>
  highlight && [highlight.player, highlight.category, highlight.points, highlight.feats, highlight.fresh];

test('a Yahtzee has dice and display for four seconds, and the lever rolls at once all the same', async () => {
  const table = await started(['66666', '13456']);
  await table.roll();
  await table.score('YZ');
  expect(told(table)).toEqual([0, 'yahtzee', 50, ['allAlike'], true]);
  expect(table.display).toBe('YAHTZEE');
  const lit = () =>
    table.scene.slots.map((slot) => (slot.kind === 'sample' && slot.lit ? slot.face : '.')).join('');
  const seen = new Set<string>();
  for (let step = 0; step < 4; step += 1) {
    seen.add(lit());
    await table.advance(500);
  }
  expect([...seen].sort()).toEqual(['.6.6..', '6.6.6.']);
  expect(table.display).toBe('ERIC 50');
  await table.advance(2000);
  expect(told(table)?.at(-1)).toBe(false);
  expect(table.faces).toBe('------');
  expect(table.display).toBe('JULIE');
  await table.roll();
  expect(told(table)).toBeUndefined();
});

test('on a calm table the dice of a Yahtzee stand', async () => {
  const table = await started(['66666'], { calm: true });
  await table.roll();
  await table.score('YZ');
  const lit = () => table.scene.slots.filter((slot) => slot.kind === 'sample' && slot.lit).length;
  expect(lit()).toBe(5);
  const { length } = table.pictures;
  await table.advance(3000);
  expect([lit(), table.pictures.length]).toEqual([5, length]);
});

test('a scratch, the upper bonus and a new leader are told with the score', async () => {
  const table = await started(
    ['11112', '22223', '33334', '12345', '66665'].flatMap((roll) => [roll, '66666']),
  );
  const scores: unknown[] = [];
  for (const [box, other] of [
    ['FH', '6S'],
    ['3K', 'CH'],
    ['4K', '1S'],
  ] as const) {
    await table.roll();
    await table.score(box);
    scores.push(told(table)?.slice(2, 4));
    await table.roll();
    await table.score(other);
    scores.push(told(table)?.slice(2, 4));
  }
  expect(scores).toEqual([
    [0, ['scratch']],
    [30, []],
    [11, []],
    [30, []],
    [16, []],
    [0, ['scratch']],
  ]);
});

const sampled = ({ scene }: TestTable) =>
  scene.slots.map((slot) => (slot.kind === 'sample' && !slot.lit ? slot.face : '.')).join('');

test('the dice of a score stand dim, then give way from the left to the next player, who may roll meanwhile', async () => {
  const table = await started(['22233', '13456', '22233', '13456']);
  await table.roll();
  await table.score('3K');
  const seen: string[] = [];
  for (let step = 0; step < 14; step += 1) {
    if (seen.at(-1) !== sampled(table)) seen.push(sampled(table));
    await table.advance(150);
  }
  expect(seen).toEqual(['22233.', '.2233.', '..233.', '...33.', '....3.', '......']);
  await table.roll();
  await table.score('3K');
  expect(sampled(table)).toBe('13456.');
  await table.roll();
  expect([sampled(table), table.faces]).toEqual(['......', '22233-']);
});

test('on a calm table the next player comes at once', async () => {
  const table = await started(['22233', '13456'], { calm: true });
  await table.roll();
  await table.score('3K');
  expect(sampled(table)).toBe('......');
});

test('the display says in a word what a score has led to, and is the next player\u2019s after four seconds', async () => {
  const table = await started(['11112', '55511', '66665', '22233']);
  const words: string[] = [];
  for (const box of ['FH', '3K', '4K', 'FH']) {
    await table.roll();
    await table.score(box);
    words.push(table.display);
  }
  expect(words).toEqual(['SCRATCH', 'ERIC', 'LEADS', 'LEADS']);
  await table.advance(1500);
  expect(table.display).toBe('JULIE 25');
  await table.advance(2500);
  expect(table.display).toBe('ERIC');
});

test('for ten seconds after a score, select held down for a second takes it back; the press that scored does not', async () => {
  const table = await started(['22233', '13456']);
  await table.roll();
  await table.score('3K');
  table.board.press('select');
  await table.advance(400);
  // Within the guard of the turn change nothing is said; held on, it counts all the same.
  table.board.release('select');
  await table.press('select');
  expect(table.display).toBe('HOLD ON');
  table.board.press('select');
  await table.advance(990);
  expect(cardsOf(table.game)[0]?.boxes).toEqual({ 'three-of-a-kind': 12 });
  await table.advance(20);
  expect(cardsOf(table.game)[0]?.boxes).toEqual({});
  expect(table.faces).toBe('22233-');
  await table.advance(100);
  table.board.release('select');
  expect(table.display).toBe('PICK BOX');
  await table.score('FH');
  await table.advance(9500);
  table.board.press('select');
  await table.advance(3000);
  table.board.release('select');
  expect(cardsOf(table.game)[0]?.boxes).toEqual({ 'full-house': 25 });
});

test('select that stays down from the press that scored takes nothing back', async () => {
  const table = await started(['22233', '13456']);
  await table.roll();
  await table.show('3K');
  table.board.press('select');
  await table.advance(5000);
  expect(cardsOf(table.game)[0]?.boxes).toEqual({ 'three-of-a-kind': 12 });
});
