import { beforeAll, expect, test } from 'vitest';
import { farkleGoal } from '../../../web/card/farkle-goal.ts';
import { raceNote } from '../../../web/card/race-note.ts';
import type { ToldSnapshot } from '../../../web/link/told.ts';
import { loadLiveTexts } from '../../../web/texts/live.ts';

beforeAll(() => loadLiveTexts('en'));

const FARKLE = { target: 10_000, unit: 50 } as NonNullable<ToldSnapshot['farkle']>;

/** Who has a total of undefined has dropped out. */
const players = (...totals: readonly (number | undefined)[]) =>
  totals.map((total, index) => ({
    ...{ name: `Player ${index + 1}`, total: total ?? 0, current: false, winner: false },
    droppedOut: total === undefined,
  })) as unknown as ToldSnapshot['players'];

const notes = (...totals: readonly (number | undefined)[]) =>
  totals.map((_, player) => raceNote(players(...totals), FARKLE, player));

test('until somebody has reached it the target is the goal, then the best total', () => {
  expect(farkleGoal(players(9000, 9900), FARKLE, 0)).toEqual({ left: 1000, over: undefined });
  expect(farkleGoal(players(9000, 10_000), FARKLE, 0)).toEqual({ left: 1050, over: 'Player 2' });
  expect(farkleGoal(players(9000, 10_000, 10_500), FARKLE, 0, 500)).toEqual({ left: 1050, over: 'Player 3' });
  expect(farkleGoal(players(9000, 10_000), FARKLE, 0, 1050).left).toBe(0);
});

test('totals that were adjusted by hand are passed in the steps in which points come', () => {
  expect(farkleGoal(players(9000, 10_001), FARKLE, 0).left).toBe(1050);
  expect(farkleGoal(players(9030, 10_000), FARKLE, 0).left).toBe(1000);
});

test('whoever is at the target has reached it, level with others or passed since, and who dropped out needs nothing', () => {
  expect(notes(10_000, 10_000)).toEqual(['Target reached', 'Target reached']);
  expect(notes(10_000, 10_500, 9000)).toEqual(['Target reached', 'Target reached', '1,550 to go']);
  expect(notes(10_000, undefined)).toEqual(['Target reached', 'dropped out']);
});
