/** The score cards of every five-dice set on the pages. */

import { expect, test } from 'vitest';
import { FIVE_DICE_SETS, RULE_SETS } from '../../../src/game/index.ts';
import type { RowView } from '../../../src/server/view/messages.ts';
import type { PageView } from '../../../src/server/view/page-view.ts';
import { StandInTable, type Step } from '../../browser/stand-in-table.ts';
import { englishPage } from '../../language/english.ts';

function played(rules: string, steps: readonly Step[], players = ['Eric', 'Julie']) {
  const table = new StandInTable(players, { rules });
  table.play(steps);
  return englishPage(table.view(), RULE_SETS);
}

function rowOf({ card }: PageView, id: string): RowView {
  const row = card?.rows.find((one) => one.id === id);
  if (row === undefined) throw new Error(`The card has no row "${id}".`);
  return row;
}

/** A turn of a roll-again set: three rolls, all dice kept. */
const thrice = (digits: string): Step[] => [{ roll: digits }, { roll: '' }, { roll: '' }];

test.each(FIVE_DICE_SETS)('$id: every box of the set has its place on the card', (rules) => {
  const { card, rounds } = played(rules.id, []);
  expect(rounds).toBe(rules.boxes.length);
  const categories = card?.rows.flatMap((row) => row.categories) ?? [];
  expect([...categories].sort()).toEqual(rules.boxes.map(({ category }) => category).sort());
  expect(card?.columns).toHaveLength(2 * rules.columns.length);
  for (const row of card?.rows ?? []) expect(row.points).toHaveLength(2 * rules.columns.length);
});

test('only sets with chips have a row for the Yahtzee bonus, and fourteen-box has a box for it', () => {
  const withBonus = FIVE_DICE_SETS.filter(({ id }) =>
    played(id, []).card?.rows.some((row) => row.id === 'yahtzeeBonus'),
  );
  expect(withBonus.map(({ id }) => id)).toEqual([
    'yahtzee',
    'yahtzee-free-joker',
    'yahtzee-no-joker',
    'scotzee',
  ]);
  expect(rowOf(played('fourteen-box', []), 'yahtzee-bonus')).toMatchObject({ kind: 'box', key: 'b' });
});

test('the fourteenth box can be chosen once the Yahtzee box holds its 50', () => {
  const other: Step[] = [{ roll: '12345' }, { score: 'large-straight' }];
  const before = played('fourteen-box', [{ roll: '44444' }]);
  expect(rowOf(before, 'yahtzee-bonus').possible).toEqual([null]);
  const after = played('fourteen-box', [
    { roll: '66666' },
    { score: 'yahtzee' },
    ...other,
    { roll: '44444' },
  ]);
  expect(rowOf(after, 'yahtzee-bonus').possible).toEqual([100]);
});

test('a box says what it brings beside its points: a Yahtzee bonus, and the upper one', () => {
  const twice = played(
    'yahtzee',
    [
      ...[{ roll: '66666' }, { score: 'yahtzee' }, { roll: '66666' }, { score: 'sixes' }],
      ...[{ roll: '44444' }],
    ] as Step[],
    ['Eric'],
  );
  expect(rowOf(twice, 'fours')).toMatchObject({ possible: [20], brings: [120] });
  const sums: Step[] = [
    ...[{ roll: '55551' }, { score: 'fives' as const }, { roll: '44441' }, { score: 'fours' as const }],
    ...[{ roll: '33331' }, { score: 'threes' as const }],
  ];
  const upper = played('yahtzee', [...sums, { roll: '66612' }], ['Eric']);
  // 20 + 16 + 12 + 18 = 66: 35 more.
  expect(rowOf(upper, 'sixes')).toMatchObject({ possible: [18], brings: [53] });
  expect(rowOf(upper, 'chance')).not.toHaveProperty('brings');
  // A column that multiplies is no bonus.
  const triple = played('triple-yahtzee', thrice('66612'), ['Eric']);
  expect(rowOf(triple, 'chance').possible).toEqual([21, 21, 21]);
  expect(triple.card?.rows.every(({ brings }) => brings === undefined)).toBe(true);
  const atTheEnd = played('bonus-in-box', [{ roll: '66612' }, 'stop'], ['Eric']);
  expect(atTheEnd.card?.rows.every(({ brings }) => brings === undefined)).toBe(true);
});

test('yatzy has its pairs, and they are worth their own dice', () => {
  const page = played('yatzy', [{ roll: '66554' }]);
  expect(rowOf(page, 'one-pair').possible).toEqual([12]);
  expect(rowOf(page, 'two-pairs').possible).toEqual([22]);
  expect(rowOf(page, 'yatzy')).toMatchObject({ label: 'Yatzy', points: [null, null], possible: [0] });
});

test('bonus-in-box names keys and offers a filled Yahtzee box again', () => {
  const page = played(
    'bonus-in-box',
    [{ roll: '66666' }, 'stop', { score: 'yahtzee' }, { roll: '55555' }, 'stop'],
    ['Eric'],
  );
  expect(page.card?.keysOnCard).toBe(true);
  expect(rowOf(page, 'yahtzee')).toMatchObject({ label: 'Yahtzee (y)', points: [50], possible: [100] });
});

test('after stopping early, and after a claim, no rolls are left', () => {
  const stopped = played('bonus-in-box', [{ roll: '66666' }, 'stop'], ['Eric']);
  expect(stopped).toMatchObject({ rollsTaken: 1, rollsLeft: 0 });
  const claimed = played(
    'bonus-in-box',
    [{ roll: '66666' }, { score: 'yahtzee' }, { roll: '55555' }, { score: 'yahtzee' }],
    ['Eric'],
  );
  expect(claimed.rollsLeft).toBe(0);
  expect(rowOf(claimed, 'yahtzee')).toMatchObject({ points: [150], possible: [null] });
});

test('triple Yahtzee has three columns a player, and their totals are multiplied', () => {
  const page = played('triple-yahtzee', [
    ...thrice('66665'),
    { score: 'sixes-x3' },
    ...thrice('12345'),
    { score: 'large-straight' },
    ...thrice('55551'),
  ]);
  expect(page.card?.columns).toEqual([
    { player: 0, column: 0, times: 1 },
    { player: 0, column: 1, times: 2 },
    { player: 0, column: 2, times: 3 },
    { player: 1, column: 0, times: 1 },
    { player: 1, column: 1, times: 2 },
    { player: 1, column: 2, times: 3 },
  ]);
  expect(rowOf(page, 'sixes')).toMatchObject({
    points: [null, null, 24, null, null, null],
    possible: [0, 0, null],
    categories: ['sixes', 'sixes-x2', 'sixes-x3'],
  });
  expect(rowOf(page, 'total').points).toEqual([0, 0, 72, 40, 0, 0]);
  expect(page.players.map(({ total }) => total)).toEqual([72, 40]);
  expect(page.latest).toEqual({ row: 'large-straight', player: 1, column: 0 });
});

test('the box that is shown is told by row and column', () => {
  const table = new StandInTable(['Eric'], { rules: 'triple-yahtzee' });
  table.play(thrice('66665'));
  const page = englishPage(table.view({ shownBox: 'four-of-a-kind-x2' }), RULE_SETS);
  expect(page.shownBox).toEqual({ row: 'four-of-a-kind', column: 1 });
});

test('where totals come at the end, only the total runs, without the upper bonus, until the card is full', () => {
  const table = new StandInTable(['Eric'], { rules: 'yahtzee-plain' });
  const upper = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'] as const;
  for (const [index, score] of upper.entries()) {
    table.play([...thrice(`${index + 1}`.repeat(4) + (index === 0 ? '2' : '1')), { score }]);
  }
  const during = englishPage(table.view(), RULE_SETS);
  expect(rowOf(during, 'total').points).toEqual([84]);
  expect(during.players[0]?.total).toBe(84);
  for (const id of ['upper', 'upperBonus', 'lower']) expect(rowOf(during, id).points).toEqual([null]);

  const lower = [
    'three-of-a-kind',
    'four-of-a-kind',
    'full-house',
    'small-straight',
    'large-straight',
    'yahtzee',
  ] as const;
  for (const score of [...lower, 'chance' as const]) table.play([...thrice('11223'), { score }]);
  const over = englishPage(table.view(), RULE_SETS);
  expect(['upper', 'upperBonus', 'lower', 'total'].map((id) => rowOf(over, id).points)).toEqual([
    [84],
    [35],
    [9],
    [128],
  ]);
  expect(over.players[0]).toMatchObject({ total: 128, winner: true });
});

test('where totals are live, the upper bonus counts as soon as it is due', () => {
  const upper = [
    ['33331', 'threes'],
    ['44441', 'fours'],
    ['55551', 'fives'],
    ['66661', 'sixes'],
  ] as const;
  const page = played(
    'yahtzee',
    upper.flatMap(([roll, score]): Step[] => [{ roll }, { score }]),
    ['Eric'],
  );
  expect(rowOf(page, 'upperBonus').points).toEqual([35]);
  expect(page.players[0]?.total).toBe(72 + 35);
});

test('a roll-again set offers no box before its third roll', () => {
  const page = played('yahtzee-plain', [{ roll: '66665' }]);
  expect(page.card?.rows.flatMap(({ possible }) => possible)).toEqual(Array(13).fill(null));
});

test('a snapshot of four triple cards fits into seven kilobytes', () => {
  const table = new StandInTable(['Eric', 'Julie', 'Maximiliane', 'Bo'], { rules: 'triple-yahtzee' });
  table.play(thrice('66665'));
  expect(JSON.stringify(englishPage(table.view(), RULE_SETS)).length).toBeLessThan(7000);
});
