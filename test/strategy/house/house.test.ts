/** Players of the house: what they do with a roll, how well they play, and that they know nothing but what lies there. */

import { expect, test } from 'vitest';
import { playerOf, playGames } from '../../../src/commands/simulate/play.ts';
import { statisticsOf } from '../../../src/commands/simulate/statistics.ts';
import { fairDraw } from '../../../src/fairness/fair-draw.ts';
import {
  BONUS_IN_BOX,
  CHIPS,
  type Command,
  commandTowards,
  type Draw,
  decide,
  evolve,
  FARKLE,
  type Face,
  type Game,
  HOUSE_PLAYERS,
  houseName,
  isRejection,
  PLAIN,
  RULE_SETS,
  type RuleSet,
  type Seen,
  seenOf,
  YATZY,
  ZILCH,
} from '../../../src/game/index.ts';
import type { AdviserOf } from '../../../src/strategy/choices.ts';
import { solveRace } from '../../../src/strategy/farkle/race.ts';
import { adviserFrom } from '../../../src/strategy/five-dice/advice.ts';
import { solveByKernel } from '../../../src/strategy/five-dice/card-solver.ts';
import { modelOf } from '../../../src/strategy/five-dice/model.ts';
import { houseDecides } from '../../../src/strategy/house/house.ts';
import { displayNames } from '../../../src/table/state/display-name.ts';
import { withBoxes } from '../five-dice/some-boxes.ts';

const SMALL = withBoxes(PLAIN, 'fours', 'sixes', 'chance', 'full-house');
const adviserOf: AdviserOf = (rules) => adviserFrom(solveByKernel(modelOf(rules)));
const never = (): number => {
  throw new Error('Chance was asked.');
};

test('their names fit on the display', () => {
  expect(displayNames(HOUSE_PLAYERS.map(houseName))).toEqual([
    ...['GREEDY', 'CAREFUL', 'MASTER', 'HOUSE 1', 'HOUSE 2', 'HOUSE 3'],
    ...['HOUSE 4', 'HOUSE 5', 'HOUSE 6', 'HOUSE 7', 'HOUSE 8', 'HOUSE 9'],
  ]);
});

test.each(RULE_SETS)('$id: whoever of the house plays it finishes whole games', (rules) => {
  for (const player of ['greedy', 'careful', 'master', 'human:5'] as const) {
    const { value } = playGames(rules, `house:${player}`, 'house').next();
    expect(value.total).toBeGreaterThan(0);
  }
});

test.each([
  SMALL,
  withBoxes(BONUS_IN_BOX, 'sixes', 'yahtzee', 'full-house'),
  withBoxes(CHIPS, 'yahtzee', 'ones'),
])('with the values of $id they finish games too, claims and rolls that must be taken included', (rules) => {
  for (const player of ['master', 'human:1'] as const) {
    const games = playGames(rules, `house:${player}`, 'values', adviserOf);
    for (let game = 0; game < 20; game += 1) expect(games.next().value.turns).toBe(rules.boxes.length);
  }
});

test('the master comes to the exact value, and people of the house to less, the weaker the less', () => {
  const games = 1000;
  const mean = (player: (typeof HOUSE_PLAYERS)[number]): number => {
    const played = playGames(SMALL, `house:${player}`, 'mean', adviserOf);
    return statisticsOf(Array.from({ length: games }, () => played.next().value.total)).mean;
  };
  const exact = adviserOf(SMALL)?.cardValue({ boxes: {}, yahtzeeBonuses: 0, adjustments: [] }) ?? 0;
  const [master, good, weak] = [mean('master'), mean('human:7'), mean('human:1')];
  // Three deviations of the mean of so many games, each of which has one of some 15 points.
  expect(Math.abs(master - exact)).toBeLessThan((3 * 15) / Math.sqrt(games));
  expect(good).toBeLessThan(exact);
  expect(weak).toBeLessThan(good - 5);
});

test('nobody of the house sees the seed: whatever the next dice will be, the choice is the same', () => {
  for (const rules of [SMALL, FARKLE, ZILCH]) {
    for (const player of ['greedy', 'careful', 'master'] as const) {
      const moves = ['1', '2', '3'].map((digit) => {
        const game = afterRoll(rules, digit.repeat(64));
        const seen = seenOf(game);
        expect(JSON.stringify(seen)).not.toContain(digit.repeat(64));
        return houseDecides(rules, player, { adviserOf })(seen, never);
      });
      expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBe(1);
    }
  }
});

test('of a game whose seed would make five alike of five new dice, the master keeps the pair that lies there', () => {
  const rules = withBoxes(PLAIN, 'yahtzee');
  const { seed, dice } = exploitable();
  const [pair] = dice.filter((face, slot) => dice.indexOf(face) !== slot);
  const move = houseDecides(rules, 'master', { adviserOf })(seenOf(played(rules, seed, [dice])), never);
  expect(move).toEqual({ keep: [pair, pair], next: 'roll' });
});

/** A seed whose first roll has exactly one pair, and whose second is a Yahtzee for whoever rolls all dice again. */
function exploitable(): { readonly seed: string; readonly dice: readonly Face[] } {
  for (let number = 0; ; number += 1) {
    const seed = number.toString(16).padStart(64, '0');
    const roll = (n: number) => fairDraw({ game: 1, seed, cut: '', n, count: 5 });
    if (new Set(roll(2)).size === 1 && new Set(roll(1)).size === 4) return { seed, dice: roll(1) };
  }
}

test.each<[string, RuleSet, readonly Face[], object]>([
  [
    'a line with three of its face is filled at once',
    PLAIN,
    [6, 6, 6, 1, 2],
    { keep: [6, 6, 6], next: 'roll' },
  ],
  ['a full house is taken as it lies', YATZY, [6, 6, 6, 5, 5], { score: 'full-house' }],
  ['points are banked as soon as there are any', FARKLE, [5, 2, 3, 4, 4, 6], { keep: [5], next: 'bank' }],
])('the careful one: %s', (_, rules, dice, move) => {
  expect(houseDecides(rules, 'careful')(seenOf(played(rules, '7'.repeat(64), [dice])), never)).toEqual(move);
});

test('whoever has to overtake somebody in the last turn of Farkle rolls on until then', () => {
  const game = played(ZILCH, '7'.repeat(64), [[1, 5, 2, 3, 3, 4]]);
  const seen = { ...(seenOf(game) as Seen), totals: [9000, 10_500], reachedBy: 1 } as Seen;
  expect(houseDecides(ZILCH, 'master', { adviserOf })(seen, never)).toMatchObject({ next: 'roll' });
  const enough = { ...seen, turn: { ...seen.turn, points: 2000 } } as Seen;
  expect(houseDecides(ZILCH, 'master', { adviserOf })(enough, never)).toMatchObject({ next: 'bank' });
});

/** Two dice would be left to roll, and 500 points are worth more than what they bring. */
const LATE = { points: 350, set: [false, false, false, true, true, false] };

test('against one other the master plays to win the race, where it is known, and not for points of the turn', () => {
  const rules = { ...FARKLE, target: 600 };
  const race = solveRace(rules);
  const game = played(rules, '7'.repeat(64), [[1, 5, 2, 3, 3, 4]]);
  const close = { ...(seenOf(game) as Seen), totals: [0, 550] } as Seen;
  const ahead = { ...close, totals: [400, 0], turn: { ...close.turn, points: 50 } } as Seen;
  const knows = { raceOf: () => race };
  // Who lets the other roll has lost as good as surely, and who is ahead takes what there is.
  expect(houseDecides(rules, 'master', knows)(close, never)).toMatchObject({ next: 'roll' });
  const enough = { ...close, turn: { ...close.turn, ...LATE } } as Seen;
  expect(houseDecides(rules, 'master')(enough, never)).toEqual({ keep: [1, 5], next: 'bank' });
  expect(houseDecides(rules, 'master', knows)(enough, never)).toMatchObject({ next: 'roll' });
  expect(houseDecides(rules, 'master', knows)(ahead, never)).toEqual({ keep: [1, 5], next: 'bank' });
  const stopped = { ...enough, turn: { ...enough.turn, stopped: true } } as Seen;
  expect(houseDecides(rules, 'master', knows)(stopped, never)).toMatchObject({ next: 'bank' });
  const odd = { ...enough, totals: [0, 525] } as Seen;
  expect(houseDecides(rules, 'master', knows)(odd, never)).toEqual({ keep: [1, 5], next: 'bank' });
  const three = { ...enough, players: ['MASTER', 'Eric', 'Julie'], totals: [0, 550, 0] } as Seen;
  expect(houseDecides(rules, 'master', knows)(three, never)).toEqual({ keep: [1, 5], next: 'bank' });
});

test('a die that is held already stays for another one with its face', () => {
  const game = played(PLAIN, '7'.repeat(64), [[4, 4, 2, 1, 4]]);
  const held = { ...seenOf(game), turn: { ...game.turn, held: [false, false, true, false, true] } } as Seen;
  const move = { keep: [4, 4], next: 'roll' } as const;
  expect(commandTowards(held, move)).toEqual({ type: 'hold', slot: 0 });
  const second = { ...held, turn: { ...held.turn, held: [true, false, true, false, true] } } as Seen;
  expect(commandTowards(second, move)).toEqual({ type: 'free', slot: 2 });
  const ready = { ...held, turn: { ...held.turn, held: [true, false, false, false, true] } } as Seen;
  expect(commandTowards(ready, move)).toEqual({ type: 'roll' });
});

test('the same chance plays the same game', () => {
  const total = () => playGames(SMALL, 'house:human:3', 'again', adviserOf).next().value.total;
  expect(total()).toBe(total());
  expect(playerOf(SMALL, 'house:master', never, adviserOf)(begun(SMALL, '7'.repeat(64)))).toEqual({
    type: 'roll',
  });
});

function begun(rules: RuleSet, seed: string): Game {
  return after(undefined, rules, {
    ...{ type: 'start', rules: rules.id, players: ['MASTER', 'Eric'], starter: 0, seed, seal: seed },
  });
}

/** A game after its first roll, drawn from nothing but the seed. */
function afterRoll(rules: RuleSet, seed: string): Game {
  return played(rules, seed, [[1, 5, 5, 2, 3, 4].slice(0, rules.dice) as Face[]]);
}

function played(rules: RuleSet, seed: string, rolls: readonly (readonly Face[])[]): Game {
  return rolls.reduce((game, dice) => after(game, rules, { type: 'roll' }, () => dice), begun(rules, seed));
}

function after(game: Game | undefined, rules: RuleSet, command: Command, draw: Draw = never as never): Game {
  const events = decide([rules], game, command, draw);
  if (isRejection(events)) throw new Error(`${command.type} was refused.`);
  return events.reduce<Game | undefined>(evolve, game) as Game;
}
