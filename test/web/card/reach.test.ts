import { expect, test } from 'vitest';
import { type Category, CHIPS, KISMET, type RuleSet, TRIPLE, YAHTZEE } from '../../../src/game/index.ts';
import { factsOf } from '../../../src/server/view/facts.ts';
import { pageView } from '../../../src/server/view/page-view.ts';
import { reaches } from '../../../web/card/reach.ts';
import type { ToldSnapshot } from '../../../web/link/told.ts';
import { StandInTable } from '../../browser/stand-in-table.ts';

/** Julie has filled these with the dice named; Eric the same with 6 6 6 5 5. */
function reachOfJulie(rules: RuleSet, filled: readonly (readonly [Category, string])[]) {
  const table = new StandInTable(['Eric', 'Julie'], { rules: rules.id });
  for (const [score, roll] of filled) table.play([{ roll: '66655' }, { score }, { roll }, { score }]);
  const snapshot = pageView(table.view(), [rules]) as unknown as ToldSnapshot;
  const facts = factsOf([rules], [], '1.2.3').rules[rules.id]?.reach;
  const own = reaches(snapshot, facts)?.[1];
  if (own === undefined) throw new Error('no reach');
  return { ...own, total: snapshot.players[1]?.total };
}

const ALL = YAHTZEE.boxes.map(({ category }) => category);
const but = (open: readonly string[], dice = '11112') =>
  ALL.filter((category) => !open.includes(category)).map((category) => [category, dice] as const);

test('with Yahtzee alone open 50 is the most, and one box can bring it', () => {
  const { more, open } = reachOfJulie(YAHTZEE, but(['yahtzee']));
  expect(more).toBe(50);
  expect(open).toEqual([{ row: 'yahtzee', column: 0, most: 50 }]);
});

test('five alike can come again: with Yahtzee and another box open, 100 more', () => {
  expect(reachOfJulie(YAHTZEE, but(['yahtzee', 'chance']))).toMatchObject({
    more: 50 + 30 + 100,
    again: 100,
  });
});

test('with the last box and no roll left the dice that lie tell what it brings', () => {
  const table = new StandInTable(['Eric', 'Julie']);
  const upper = [
    ...([['ones', '11111'] as const, ['twos', '22222'] as const, ['threes', '33333'] as const] as const),
    ['fours', '44441'] as const,
  ];
  const filled = [...upper, ...but(['sixes', ...upper.map(([category]) => category)])];
  for (const [score, roll] of filled) table.play([{ roll: '66655' }, { score }, { roll }, { score }]);
  table.play([
    { roll: '66655' },
    { score: 'sixes' },
    { roll: '66123' },
    { hold: 1 },
    { roll: '6123' },
    { roll: '6123' },
  ]);
  const snapshot = pageView(table.view(), [YAHTZEE]) as unknown as ToldSnapshot;
  const facts = factsOf([YAHTZEE], [], '1.2.3').rules[YAHTZEE.id]?.reach;
  expect(snapshot.rollsLeft).toBe(0);
  expect(reaches(snapshot, facts)?.[1]).toMatchObject({
    more: 12,
    again: 0,
    open: [{ row: 'sixes', most: 12 }],
  });
  // Nor do they bring the upper bonus, which three sixes would have.
  expect(reaches(snapshot, facts)?.[1]?.upper).toMatchObject([{ state: 'lost' }]);
  // Another roll could bring more.
  const before = reaches({ ...snapshot, rollsLeft: 1 }, facts)?.[1];
  expect(before?.more).toBeGreaterThan(12);
  expect(before?.upper).toMatchObject([{ state: 'open' }]);
});

test('an empty card can bring what the best possible game does', () => {
  expect(reachOfJulie(YAHTZEE, []).more).toBe(1575);
});

test('the upper bonus is open as long as the open boxes reach it, won or lost after that', () => {
  const threes = (sum: string) => [['ones', sum] as const, ['twos', sum] as const];
  expect(reachOfJulie(YAHTZEE, threes('11222')).upper).toEqual([
    {
      column: 0,
      sum: 8,
      threshold: 63,
      points: 35,
      state: 'open',
      open: ['threes', 'fours', 'fives', 'sixes'],
    },
  ]);
  expect(reachOfJulie(YAHTZEE, but(['sixes'], '11111')).upper[0]).toMatchObject({ sum: 5, state: 'lost' });
  const won = [
    ['sixes', '66661'] as const,
    ['fives', '55551'] as const,
    ['fours', '44441'] as const,
    ['threes', '33331'] as const,
  ];
  expect(reachOfJulie(YAHTZEE, won).upper[0]).toMatchObject({ sum: 72, state: 'won' });
});

test('a box that alone brings the upper bonus brings it with its own points', () => {
  const { open } = reachOfJulie(YAHTZEE, [
    ['sixes', '66661'],
    ['fives', '55511'],
    ['fours', '44411'],
    ['twos', '22211'],
    ['ones', '11122'],
  ]);
  // 60 are there.
  expect(open.find(({ row }) => row === 'threes')).toMatchObject({ most: 15 + 35 });
});

test('columns multiply, higher steps of a bonus count, and a claim is never part of a box', () => {
  expect(reachOfJulie(TRIPLE, []).upper.map(({ column }) => column)).toEqual([0, 1, 2]);
  expect(reachOfJulie(KISMET, []).upper[0]).toMatchObject({ threshold: 63 });
  expect(reachOfJulie(CHIPS, []).open.find(({ row }) => row === 'yahtzee')).toMatchObject({ most: 50 });
});
