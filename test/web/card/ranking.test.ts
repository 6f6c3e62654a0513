import { expect, test } from 'vitest';
import { ranking } from '../../../web/card/ranking.ts';

const player = (total: number, droppedOut = false) => ({
  ...{ name: `${total}`, total, current: false, winner: false },
  droppedOut,
});
const at = (round: number, ...totals: number[]) =>
  ranking({ players: totals.map((total) => player(total)), screen: 'turn', round, rounds: 13 });

test('places are shared by who is level, and the next place is left out', () => {
  expect(at(5, 30, 50, 50, 10).map(({ place }) => place)).toEqual([3, 1, 1, 4]);
  expect(at(5, 30, 50, 50, 10).map(({ level }) => level)).toEqual([false, true, true, false]);
});

test('what is needed is one more than the distance, and told in the last two rounds only', () => {
  expect(at(11, 30, 50).map(({ needs }) => needs)).toEqual([null, null]);
  expect(at(12, 30, 50).map(({ needs }) => needs)).toEqual([21, null]);
  expect(at(13, 50, 50).map(({ needs }) => needs)).toEqual([1, 1]);
});

test('who can only draw level is not told to need more than can come', () => {
  const players = [player(50), player(42)];
  const needs = (more: number) =>
    ranking({ players, screen: 'turn', round: 13, rounds: 13 }, [{ more: 0 }, { more }])[1];
  expect(needs(7)).toMatchObject({ needs: null, beaten: true });
  expect(needs(8)).toMatchObject({ needs: null, beaten: false });
  expect(needs(9)).toMatchObject({ needs: 9, beaten: false });
});

test('a player alone, and a game without a number of rounds, need nothing', () => {
  expect(at(13, 30).map(({ needs }) => needs)).toEqual([null]);
  expect(
    ranking({ players: [player(1), player(2)], screen: 'turn', round: 9, rounds: 0 }).map(
      ({ needs }) => needs,
    ),
  ).toEqual([null, null]);
});

test('who dropped out comes after all others, whatever the total, and needs nothing', () => {
  const players = [player(90, true), player(50), player(40), player(95, true)];
  const ranks = ranking({ players, screen: 'turn', round: 13, rounds: 13 });
  expect(ranks.map(({ place }) => place)).toEqual([4, 1, 2, 3]);
  expect(ranks.map(({ needs }) => needs)).toEqual([null, null, 11, null]);
  expect(ranks.map(({ level }) => level)).toEqual([false, false, false, false]);
});

test('who cannot come level any more is beaten, and told to need nothing', () => {
  const players = [player(200), player(145), player(150)];
  const left = [0, 50, 50].map((more) => ({ more }));
  const ranks = ranking({ players, screen: 'turn', round: 13, rounds: 13 }, left);
  expect(ranks.map(({ beaten }) => beaten)).toEqual([false, true, false]);
  expect(ranks.map(({ needs }) => needs)).toEqual([null, null, null]);
});
