/** The odds of two at Farkle, on a race that is over soon. */
import { expect, test } from 'vitest';
import { type Dice, FARKLE, houseName, type Odds, type SeenFarkle } from '../../../../src/game/index.ts';
import { chanceToWin } from '../../../../src/strategy/farkle/advice.ts';
import { solveRace, solvingRace } from '../../../../src/strategy/farkle/race.ts';
import { makeHands } from '../../../../src/strategy/hands.ts';
import { seededChance } from '../../../../src/strategy/odds/chance.ts';
import { sampledOdds } from '../../../../src/strategy/odds/farkle/games.ts';
import { farkleOdds } from '../../../../src/strategy/odds/farkle/odds.ts';
import { bestRacer, houseRacer, solvingPairs } from '../../../../src/strategy/odds/farkle/pairs.ts';
import { farkleTurns } from '../../../../src/strategy/odds/farkle/turns.ts';
import { doneOnce, finished } from '../../../../src/strategy/steps.ts';
import { seenFarkle } from './seen-farkle.ts';

const RACE = solveRace({ ...FARKLE, target: 600 });
const TURNS = farkleTurns(RACE.rules);
const of = farkleOdds(
  TURNS,
  {
    race: doneOnce(() => solvingRace(RACE.rules)),
    against: doneOnce(() => solvingPairs(RACE.totals, bestRacer(TURNS, RACE), houseRacer(TURNS, 'greedy'))),
  },
  seededChance(7),
);

const odds = (seen: SeenFarkle): Odds | undefined => finished(of(seen));
const winOf = (game: SeenFarkle): number | undefined => odds(game)?.players[game.turn.player]?.win;
const WITH_HOUSE = { players: ['Eric', houseName('greedy')] };

test('before a roll it is the chance of the race, and the other has the rest', () => {
  expect(winOf(seenFarkle([300, 250]))).toBe(chanceToWin(RACE, 300, 250));
  const { players, tie, how } = odds(seenFarkle([300, 250], { player: 1 })) ?? {};
  expect(players?.[1]?.win).toBe(chanceToWin(RACE, 250, 300));
  expect((players?.[0]?.win ?? 0) + (players?.[1]?.win ?? 0)).toBeCloseTo(1, 12);
  expect([tie, how]).toEqual([0, 'exact']);
});

test('a roll that reaches the target wins, and one that scores nothing passes the turn', () => {
  const rolls = 1;
  expect(winOf(seenFarkle([500, 250], { rolls, dice: [1, 2, 3, 4, 6, 6] }))).toBe(1);
  const nothing: Dice = [2, 2, 3, 4, 6, 6];
  expect(winOf(seenFarkle([500, 250], { rolls, dice: nothing }))).toBe(1 - chanceToWin(RACE, 250, 500));
});

test('the master plays to win as people do', () => {
  const seen = seenFarkle([300, 250], {}, { players: ['Eric', houseName('master')] });
  expect(winOf(seen)).toBe(chanceToWin(RACE, 300, 250));
});

test('two who play the race turn by turn win it as often as it says', () => {
  const best = bestRacer(TURNS, RACE);
  const { oneBegins, twoBegins } = finished(solvingPairs(RACE.totals, best, best));
  for (const [at, chance] of RACE.chances.entries()) {
    const other = (at % RACE.totals) * RACE.totals + Math.floor(at / RACE.totals);
    expect(oneBegins[at]).toBeCloseTo(chance, 7);
    expect(1 - (twoBegins[other] as number)).toBeCloseTo(chance, 7);
  }
});

test('against one of the house, who plays for points, it is more than against the best, and exact too', () => {
  const seen = seenFarkle([300, 250], {}, WITH_HOUSE);
  const { how, players } = odds(seen) ?? {};
  expect(how).toBe('exact');
  expect(players?.[0]?.win).toBeGreaterThan(chanceToWin(RACE, 300, 250));
  expect(winOf({ ...seen, turn: { ...seen.turn, player: 1 } })).toBeLessThan(chanceToWin(RACE, 250, 300));
});

test('two of the house win as often as games that are played out', () => {
  const seen = seenFarkle([0, 50], {}, { players: [houseName('human:3'), houseName('careful')] });
  const played = finished(sampledOdds(TURNS, seen, seededChance(1)));
  const exact = odds(seen)?.players[0]?.win ?? 0;
  // Three deviations of so many games.
  expect(Math.abs(exact - (played?.players[0]?.win ?? 0))).toBeLessThan(3 * Math.sqrt(0.25 / 100_000));
});

test('the chance before a roll is the mean over all rolls, for whoever is on', () => {
  const { groups, firstRoll, chances } = makeHands(FARKLE.dice);
  for (const player of [0, 1]) {
    const seen = seenFarkle([300, 250], { player }, WITH_HOUSE);
    let mean = 0;
    for (const [index, dice] of groups.entries()) {
      if (index < firstRoll) continue;
      const turn = { ...seen.turn, rolls: 1, dice };
      mean += (chances[index] as number) * (winOf({ ...seen, turn }) ?? Number.NaN);
    }
    expect(mean).toBeCloseTo(winOf(seen) ?? 0, 7);
  }
});

test('three players, and totals that no race comes to, are told from games played out', () => {
  for (const seen of [seenFarkle([0, 0, 0]), seenFarkle([0, 25])]) {
    const { how, assumes, players } = odds(seen) ?? {};
    expect([how, assumes]).toEqual(['sampled', 'bestTurns']);
    expect((players ?? []).reduce((sum, { win }) => sum + win, 0)).toBeCloseTo(1, 9);
  }
  expect(odds(seenFarkle([0, 0, 0], {}, { droppedOut: [1] }))?.how).toBe('exact');
  expect(odds(seenFarkle([0, 0], {}, { droppedOut: [1] }))).toBeUndefined();
});
