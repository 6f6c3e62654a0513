import { expect, test } from 'vitest';
import { calledOf } from '../../../web/tv/call.ts';

const MOST = { most: { sixes: 30, chance: 30, 'full-house': 25, 'large-straight': 40, ones: 5 } };
const person = (current: boolean) => ({
  ...{ name: current ? 'Eric' : 'Julie', total: 0, current, winner: false, droppedOut: false },
});
const row = (
  id: string,
  possible: number | null,
  points: readonly (number | null)[] = [null, null],
  brings = possible,
) => ({
  ...{ id, kind: 'box' as const, key: '', categories: [], points, possible: [possible], brings: [brings] },
});
/** Eric's turn, beside Julie's column. */
const shown = (...rows: readonly ReturnType<typeof row>[]) => ({
  ...{ screen: 'turn' as const, menu: null, shownBox: null, rollsLeft: 2, slots: [{ tumbling: false }] },
  players: [person(true), person(false)],
  card: {
    columns: [0, 1].map((player) => ({ player, column: 0, times: 1 })),
    ...{ rows, keysOnCard: false, corrected: [] },
  },
});

test('the box that gets all it ever gets is called, of several the one that gets most', () => {
  expect(calledOf(shown(row('full-house', 25), row('large-straight', 40), row('chance', 15)), MOST)).toEqual({
    row: 'large-straight',
    points: 40,
  });
});

test('nothing is called for less than a box can give, for few points, and for boxes that are filled', () => {
  expect(calledOf(shown(row('chance', 29)), MOST)).toBeUndefined();
  expect(calledOf(shown(row('ones', 5)), MOST)).toBeUndefined();
  expect(calledOf(shown(row('full-house', 25, [25, null])), MOST)).toBeUndefined();
  expect(calledOf(shown(row('full-house', 25, [null, 25])), MOST)).toMatchObject({ row: 'full-house' });
});

test('nothing is called while dice roll, a box is shown, the menu is open, somebody learns, or the rules have not come', () => {
  const great = shown(row('full-house', 25));
  expect(calledOf({ ...great, slots: [{ tumbling: true }] }, MOST)).toBeUndefined();
  expect(calledOf({ ...great, shownBox: { row: 'full-house', column: 0 } }, MOST)).toBeUndefined();
  expect(calledOf({ ...great, menu: { entries: [], chosen: 0 } as never }, MOST)).toBeUndefined();
  expect(calledOf({ ...great, screen: 'over' }, MOST)).toBeUndefined();
  expect(calledOf({ ...great, lesson: true }, MOST)).toBeUndefined();
  expect(calledOf(great, undefined)).toBeUndefined();
});

test('a bonus beside the box is called with it: that of a Yahtzee at once, an upper one after the last roll', () => {
  const joker = shown(row('four-of-a-kind', 20, [null, null], 120));
  expect(calledOf(joker, MOST)).toEqual({
    row: 'four-of-a-kind',
    points: 120,
  });
  const upper = shown(row('sixes', 18, [null, null], 53), row('chance', 20));
  expect(calledOf(upper, MOST)).toBeUndefined();
  expect(calledOf({ ...upper, rollsLeft: 0 }, MOST)).toEqual({ row: 'sixes', points: 53 });
});
