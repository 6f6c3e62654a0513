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

/** Its box is hidden by the celebration until it is over. */
const cheered = ({ scene: { highlight } }: TestTable) => highlight?.cheered;

test('a Yahtzee has dice, display and pages for as long, then its box is seen, and the lever rolls at once all the same', async () => {
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
  expect([table.display, cheered(table)]).toEqual(['ERIC 50', true]);
  await table.advance(1000);
  expect([table.faces, table.display, cheered(table), told(table)?.at(-1)]).toEqual([
    ...['------', 'JULIE', false, true],
  ]);
  await table.advance(1700);
  expect(told(table)?.at(-1)).toBe(false);
  await table.roll();
  expect(told(table)).toBeUndefined();
});

test('who rolls at once sees on the pages what was scored until a die has landed, for a second and a half at least', async () => {
  const table = await started(['66666', '13456', '66666', '12345'], { players: ['Eric'] });
  await table.roll();
  await table.score('YZ');
  await table.advance(300);
  await table.press('lever');
  expect(table.scene.tumble).toBeDefined();
  // LEDs and display roll; nobody can take back any more.
  expect([told(table)?.at(-1), cheered(table), table.scene.highlight?.takeable]).toEqual([true, true, false]);
  expect(table.display).toBe('ROLL 1/3');
  await table.advance(300);
  expect(told(table)?.at(-1)).toBe(true);
  await table.advance(300);
  expect(told(table)).toBeUndefined();
});

test('on a calm table the dice of a Yahtzee stand', async () => {
  const table = await started(['66666'], { calm: true });
  await table.roll();
  await table.score('YZ');
  const lit = () => table.scene.slots.filter((slot) => slot.kind === 'sample' && slot.lit).length;
  expect(lit()).toBe(5);
  const { length } = table.pictures;
  await table.advance(2000);
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
  await table.advance(300);
  await table.score('FH');
  await table.advance(9200);
  table.board.press('select');
  // It counts when the press begins: in the tenth second, too.
  await table.advance(1010);
  table.board.release('select');
  expect(cardsOf(table.game)[0]?.boxes).toEqual({});
  await table.advance(400);
  await table.score('FH');
  await table.advance(10_100);
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

test('the upper bonus and the lead come with the box that brings them, and the display tells the bonus first', async () => {
  const upper = ['11112', '22223', '33334', '44445', '55556', '66661'];
  const rolls = upper.flatMap((roll, index) => [roll, index === 0 ? '55566' : '11122']);
  const table = await started(rolls);
  const boxes = ['1S', '2S', '3S', '4S', '5S', '6S'];
  const others = ['CH', '1S', '2S', '3S', '4S', '5S'];
  const told: unknown[] = [];
  for (const [turn, box] of boxes.entries()) {
    await table.roll();
    await table.score(box);
    told.push([table.scene.highlight?.points, table.scene.highlight?.feats, table.display]);
    await table.roll();
    await table.score(others[turn] ?? '');
  }
  expect(told.at(-1)).toEqual([24, ['upperBonus'], 'BONUS']);
  expect(told[2]).toEqual([12, [], expect.any(String)]);
  expect(told.flat(2)).toContain('lead');
});

test('select pressed once too often with the last box ends no ceremony; later it opens setup', async () => {
  const table = await started([...Array.from({ length: 26 }, () => '12346')]);
  for (let turn = 0; turn < 26; turn += 1) {
    await table.roll();
    await table.press('select', 'select');
    await table.advance(turn < 25 ? 2000 : 400);
  }
  expect(table.scene.screen).toBe('over');
  await table.press('select');
  await table.advance(100);
  expect(table.scene.screen).toBe('over');
  await table.advance(1500);
  await table.press('select');
  await table.advance(100);
  expect(table.scene.screen).toBe('setup');
});
