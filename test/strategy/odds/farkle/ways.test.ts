/** How turns of Farkle are taken to end, against what players of the house decide at the table, roll by roll. */
import { expect, test } from 'vitest';
import {
  countsOf,
  type Dice,
  FARKLE,
  type FarkleRules,
  type HousePlayer,
  pointsByTable,
  type SeenFarkle,
  ZILCH,
} from '../../../../src/game/index.ts';
import { farkleChoices, farklePlay } from '../../../../src/strategy/choices.ts';
import { statisticsOfTurn } from '../../../../src/strategy/farkle/statistics.ts';
import { diceAfter } from '../../../../src/strategy/farkle/throws.ts';
import { bestTurnOf } from '../../../../src/strategy/farkle/turn.ts';
import { makeHands } from '../../../../src/strategy/hands.ts';
import { houseDecides } from '../../../../src/strategy/house/house.ts';
import { weightsLikePeople } from '../../../../src/strategy/house/valued.ts';
import { seededChance } from '../../../../src/strategy/odds/chance.ts';
import { sampledOdds } from '../../../../src/strategy/odds/farkle/games.ts';
import { offersOf } from '../../../../src/strategy/odds/farkle/offers.ts';
import { taskOf } from '../../../../src/strategy/odds/farkle/task.ts';
import { type FarkleTurns, farkleTurns } from '../../../../src/strategy/odds/farkle/turns.ts';
import { wayOf } from '../../../../src/strategy/odds/farkle/ways.ts';
import { finished } from '../../../../src/strategy/steps.ts';
import { seenFarkle } from './seen-farkle.ts';

const TURNS = new Map([FARKLE, ZILCH].map((rules) => [rules, farkleTurns(rules)]));
const turnsOf = (rules: FarkleRules): FarkleTurns => TURNS.get(rules) as FarkleTurns;

/** The moment after a roll of so many dice: the others have been set aside. */
function after(seen: SeenFarkle, dice: Dice, points: number): SeenFarkle {
  const set = Array.from({ length: 6 }, (_, slot) => slot >= dice.length);
  const lying = [...dice, ...Array(6 - dice.length).fill(1)];
  return { ...seen, turn: { ...seen.turn, rolls: 1, dice: lying, set, points } };
}

const never = (): number => {
  throw new Error('Chance was asked.');
};

test.each<[string, FarkleRules, HousePlayer, SeenFarkle]>([
  ['greedy at the start', FARKLE, 'greedy', seenFarkle([0, 0])],
  ['careful in Zilch', ZILCH, 'careful', seenFarkle([0, 0])],
  ['the master before the target', FARKLE, 'master', seenFarkle([9600, 0, 0])],
  ['the master in Zilch', ZILCH, 'master', seenFarkle([0, 0])],
  ['the master who has to overtake', ZILCH, 'master', seenFarkle([9900, 10_250], {}, { reachedBy: 1 })],
])('%s is taken to do with every roll what is decided at the table', (_, rules, player, seen) => {
  const decide = houseDecides(rules, player);
  const pointsOf = pointsByTable(rules);
  const turn = bestTurnOf(rules);
  const way = wayOf(rules, turn.ofRolling, player)(taskOf(rules, seen.totals, 0, seen.reachedBy));
  for (const [count, before] of [
    [6, 0],
    [4, 300],
    [3, 150],
    [1, 1000],
  ] as const) {
    for (const dice of makeHands(rules.dice).groups.filter(({ length }) => length === count)) {
      const roll = offersOf(rules, pointsOf, dice);
      if (roll.offers.length === 0) continue;
      const move = decide(after(seen, dice, before), never);
      if (!('keep' in move)) throw new Error('Nobody fills boxes here.');
      const points = before + pointsOf(countsOf(move.keep));
      const left = diceAfter(rules, count, move.keep.length);
      const taken: (readonly number[])[] = [];
      way(roll, before, {
        bank: (total, share) => void taken.push([total, 0, share]),
        on: (total, diceLeft, share) => void taken.push([total, diceLeft, share]),
      });
      expect(taken, dice.join('')).toEqual([[points, move.next === 'bank' ? 0 : left, 1]]);
    }
  }
});

test('best turns end as they do where they are worked out for themselves', () => {
  for (const rules of [FARKLE, ZILCH]) {
    const { ends, turn } = turnsOf(rules);
    const { chances } = ends(undefined, { entered: true, wins: Number.POSITIVE_INFINITY, last: false });
    for (const [points, chance] of statisticsOfTurn(rules, turn).chances) {
      expect(chances[points / turn.unit] ?? 0).toBeCloseTo(chance, 7);
    }
  }
});

test('people of the house choose among all keeps, and each as often as its worth says', () => {
  const seen = after(seenFarkle([0, 0]), [1, 1, 5, 2], 200);
  const { turn } = turnsOf(FARKLE);
  const choices = farkleChoices(FARKLE, farklePlay(FARKLE), seen);
  const weights = weightsLikePeople(3, 20)(choices.map(({ value }) => value));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const roll = offersOf(FARKLE, pointsByTable(FARKLE), [1, 1, 5, 2]);
  const shareOf = (points: number, next: string): number =>
    choices.reduce((sum, { points: total, move }, at) => {
      const isIt = total === points && move.next === next;
      return sum + (isIt ? (weights[at] as number) / all : 0);
    }, 0);
  let told = 0;
  wayOf(FARKLE, turn.ofRolling, 'human:3')(taskOf(FARKLE, [0, 0], 0, undefined))(roll, 200, {
    bank: (points, share) => {
      expect(share).toBeCloseTo(shareOf(points, 'bank'), 12);
      told += share;
    },
    on: (points, _, share) => {
      expect(share).toBeCloseTo(shareOf(points, 'roll'), 12);
      told += share;
    },
  });
  expect(told).toBeCloseTo(1, 12);
});

test('of three the last turns are played by their order, and a tie is told apart', () => {
  const seen = seenFarkle([9000, 10_000, 9700], { player: 2 }, { reachedBy: 1 });
  const { players, tie, how } = finished(sampledOdds(turnsOf(ZILCH), seen, seededChance(5))) ?? {};
  const chanceOf = (total: number, best: number): number => {
    const { chances } = turnsOf(ZILCH).ends(undefined, { entered: true, wins: best + 1 - total, last: true });
    return 1 - (chances[0] as number);
  };
  // Whoever has the most when the last one begins has to be overtaken: the second to come may win only against what is there.
  const third = chanceOf(9700, 10_000);
  const first = chanceOf(9000, 10_000);
  expect(players?.[1]?.win).toBeCloseTo((1 - third) * (1 - first), 2);
  expect(players?.[2]?.win).toBeLessThan(third);
  expect([tie, how]).toEqual([0, 'sampled']);
});

test('farkles in a row take points off, and an entry keeps a player out for a while', () => {
  const odds = (turns: FarkleTurns, seen: SeenFarkle) =>
    finished(sampledOdds(turns, seen, seededChance(11), 4000))?.players[0]?.win ?? Number.NaN;
  const even = odds(turnsOf(ZILCH), seenFarkle([5000, 5000]));
  const threatened = odds(turnsOf(ZILCH), seenFarkle([5000, 5000], {}, { farkles: [2, 0] }));
  expect(threatened).toBeLessThan(even - 0.005);
  const entry = farkleTurns({ ...FARKLE, entryMinimum: 1000 });
  expect(odds(entry, seenFarkle([0, 50]))).toBeLessThan(odds(entry, seenFarkle([50, 50])) - 0.05);
});

/** Of a turn that is met more often its ends are worked out. */
const DRAWS = 900;

test('turns that are drawn roll by roll end as often as they are reckoned to', () => {
  const { draw } = farkleTurns(ZILCH);
  const { ends, turn } = turnsOf(ZILCH);
  const chance = seededChance(3);
  for (const player of [undefined, 'human:2', 'careful'] as const) {
    const task = { entered: true, wins: 900, last: false };
    const { chances } = ends(player, task);
    const drawn = Array.from({ length: DRAWS }, () => draw(player, task, chance));
    for (const points of [0, 300, 500, 900]) {
      const share = drawn.filter((each) => each === points).length / DRAWS;
      const off = Math.abs(share - (chances[points / turn.unit] as number));
      expect(off, `${player} ${points}`).toBeLessThan(4 * Math.sqrt(0.25 / DRAWS));
    }
  }
});

test('a first answer comes after few games, and better ones follow', () => {
  const work = sampledOdds(turnsOf(ZILCH), seenFarkle([0, 0]), seededChance(5), 3000);
  const told: string[] = [];
  for (let step = work.next(); ; step = work.next()) {
    if (step.value !== undefined) told.push(step.value.how);
    if (step.done === true) break;
  }
  expect(told).toEqual(['first', 'first', 'first', 'sampled']);
});
