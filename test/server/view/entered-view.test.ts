import { expect, test } from 'vitest';
import { CLASSIC_BOXES, RULE_SETS } from '../../../src/game/index.ts';
import { pageView } from '../../../src/server/view/page-view.ts';
import { StandInTable } from '../../browser/stand-in-table.ts';

const entry = (game: number, player: number, house = false) => ({
  ...{ rules: 'yahtzee', turns: undefined, game, player, name: 'Eric', total: 100, corrected: false },
  ...(house ? { house: true as const } : {}),
});
/** By place: another game, the house, this game's second player, another game, this game's first. */
const HALL = { yahtzee: [entry(7, 0), entry(1, 2, true), entry(1, 1), entry(8, 0), entry(1, 0)] };

test('once a game is over its people are told with their places in the hall of fame, counted among people', () => {
  const table = new StandInTable(['Eric', 'Julie']);
  expect(pageView(table.view({}, {}, 0, HALL), RULE_SETS).entered).toBeUndefined();
  for (const { category } of CLASSIC_BOXES)
    for (const roll of ['66666', '11111']) table.play([{ roll }, { score: category }]);
  expect(pageView(table.view({}, {}, 0, HALL), RULE_SETS).entered).toEqual([
    { player: 1, place: 2 },
    { player: 0, place: 4 },
  ]);
  expect(pageView(table.view(), RULE_SETS).entered).toBeUndefined();
});

test('whoever plays alone is told the record and their own best, and several players nothing', () => {
  const hall = { yahtzee: [{ ...entry(7, 0), name: 'Bo', total: 312 }, entry(8, 0), entry(9, 0)] };
  const told = (players: readonly string[]) =>
    pageView(new StandInTable(players).view({}, {}, 0, hall), RULE_SETS).fame.map(({ entries }) =>
      entries.map(({ name, total }) => `${name} ${total}`),
    );
  expect(told(['Eric'])).toEqual([['Bo 312', 'Eric 100']]);
  expect(told(['Bo'])).toEqual([['Bo 312']]);
  expect(told(['Eric', 'Bo'])).toEqual([]);
  expect(pageView(new StandInTable(['Eric']).view(), RULE_SETS).fame).toEqual([]);
});
