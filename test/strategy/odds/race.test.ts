/** The odds of two people at Farkle, on a race that is over soon. */
import { expect, test } from 'vitest';
import { type Dice, FARKLE, houseName, type SeenFarkle } from '../../../src/game/index.ts';
import { chanceToWin } from '../../../src/strategy/farkle/advice.ts';
import { solveRace } from '../../../src/strategy/farkle/race.ts';
import { raceOdds } from '../../../src/strategy/odds/race.ts';
import { IN_PLAY } from './positions.ts';

const RACE = solveRace({ ...FARKLE, target: 600 });
const odds = raceOdds(RACE);

function seen(
  totals: readonly number[],
  turn: Partial<SeenFarkle['turn']> = {},
  players = ['Eric', 'Julie'],
): SeenFarkle {
  return {
    ...{ family: 'farkle', number: 1, rules: 'farkle', players, sealedPlayers: players, droppedOut: [] },
    ...IN_PLAY,
    ...{ adjustments: [[], []], totals },
    ...{ turns: [0, 0], sheet: [[], []], farkles: [0, 0], reachedBy: undefined, lastTurn: undefined },
    turn: {
      ...{ player: 0, round: 1, rolls: 0, dice: undefined, points: 0 },
      ...{ held: Array(6).fill(false), set: Array(6).fill(false), ...turn },
    },
  };
}

const winOf = (game: SeenFarkle): number | undefined => odds(game)?.players[game.turn.player]?.win;

test('before a roll it is the chance of the race, and the other has the rest', () => {
  expect(winOf(seen([300, 250]))).toBe(chanceToWin(RACE, 300, 250));
  const { players, tie } = odds(seen([300, 250], { player: 1 })) ?? {};
  expect(players?.[1]?.win).toBe(chanceToWin(RACE, 250, 300));
  expect((players?.[0]?.win ?? 0) + (players?.[1]?.win ?? 0)).toBeCloseTo(1, 12);
  expect(tie).toBe(0);
});

test('a roll that reaches the target wins, and one that scores nothing passes the turn', () => {
  const rolls = 1;
  expect(winOf(seen([500, 250], { rolls, dice: [1, 2, 3, 4, 6, 6] }))).toBe(1);
  const nothing: Dice = [2, 2, 3, 4, 6, 6];
  expect(winOf(seen([500, 250], { rolls, dice: nothing }))).toBe(1 - chanceToWin(RACE, 250, 500));
});

test('three players, players of the house and odd totals have no such odds', () => {
  expect(odds(seen([0, 0, 0], {}, ['Eric', 'Julie', 'Vendla']))).toBeUndefined();
  expect(odds(seen([0, 0], {}, ['Eric', houseName('master')]))).toBeUndefined();
  expect(odds(seen([0, 25]))).toBeUndefined();
});
