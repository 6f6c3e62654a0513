/** Farkle against published numbers, and against play that tries everything where the target is near. */
import { expect, test } from 'vitest';
import {
  countsOf,
  type Dice,
  FACES,
  FARKLE,
  FARKLE_LITERAL,
  type FarkleRules,
  legalKeeps,
  pointsByTable,
  ZILCH,
} from '../../../src/game/index.ts';
import { chanceToWin, raceChoices, turnChoices } from '../../../src/strategy/farkle/advice.ts';
import { noRace, solveRace } from '../../../src/strategy/farkle/race.ts';
import { statisticsOfTurn } from '../../../src/strategy/farkle/statistics.ts';
import { bestTurnOf } from '../../../src/strategy/farkle/turn.ts';
import { english } from '../../language/english.ts';

const NEAR: FarkleRules = { ...FARKLE, target: 350 };

function rollsOf(count: number): readonly Dice[] {
  return count === 0 ? [[]] : rollsOf(count - 1).flatMap((roll) => FACES.map((face) => [...roll, face]));
}

test('the best turn brings 470.18553 points, as has been published', () => {
  expect(bestTurnOf(FARKLE).begin).toBeCloseTo(470.18553, 5);
});

test.each([FARKLE, FARKLE_LITERAL, ZILCH])(
  'in $id, rolling is worth the mean over all rolls of the best keep',
  (rules) => {
    const turn = bestTurnOf(rules);
    const choices = turnChoices(rules, turn);
    for (const [dice, points] of [
      [1, 0],
      [2, 300],
      [3, 2000],
      [4, 50],
    ] as const) {
      const rolls = rollsOf(dice);
      const sum = rolls.reduce(
        (all, roll) => all + Math.max(0, ...choices(roll, points).map(({ value }) => value)),
        0,
      );
      expect(turn.ofRolling(points, dice)).toBeCloseTo(sum / rolls.length, 9);
    }
  },
);

test.each([FARKLE, FARKLE_LITERAL, ZILCH])(
  'in $id, the points that best turns end with have the mean that was worked out',
  (rules) => {
    const turn = bestTurnOf(rules);
    const { chances, farkle } = statisticsOfTurn(rules, turn);
    const [mean, all] = [...chances].reduce(
      ([sum, share], [points, chance]) => [sum + chance * points, share + chance],
      [0, 0],
    );
    expect(all).toBeCloseTo(1, 12);
    expect(mean).toBeCloseTo(turn.begin, 8);
    expect(farkle).toBe(chances.get(0));
  },
);

test('with enough points banking is best, and the table goes on smoothly beyond its end', () => {
  const turn = bestTurnOf(FARKLE);
  const beyond = Math.ceil(turn.certain / turn.unit) * turn.unit;
  for (let dice = 1; dice <= 6; dice += 1) {
    expect(turn.ofRolling(beyond, dice)).toBeLessThanOrEqual(beyond);
    const step = turn.ofRolling(beyond, dice) - turn.ofRolling(beyond - turn.unit, dice);
    expect(step).toBeGreaterThan(0);
    expect(step).toBeLessThan(2 * turn.unit);
  }
});

test('in Zilch a first roll of nothing is worth 500, and no bank is told that would be refused', () => {
  const turn = bestTurnOf(ZILCH);
  const choices = turnChoices(ZILCH, turn);
  const nothing: Dice = [2, 2, 3, 4, 6, 6];
  expect(choices(nothing, 0)).toEqual([
    { keep: [], next: 'roll', value: turn.ofRolling(500, 6) },
    { keep: [], next: 'bank', value: 500 },
  ]);
  expect(choices(nothing, 500)).toEqual([]);
  expect(choices([1, 2, 2, 3, 4, 6], 0).map(({ next }) => next)).toEqual(['roll']);
  expect(choices([1, 2, 2, 3, 4, 6], 200).map(({ next }) => next)).toEqual(['roll', 'bank']);
});

test('a race to a near target is won as often as repeated improvement of every choice finds', () => {
  const race = solveRace(NEAR);
  const expected = improvedRace(NEAR);
  for (const own of [0, 50, 250, 300]) {
    for (const other of [0, 100, 300]) {
      expect(chanceToWin(race, own, other)).toBeCloseTo(expected(own, other), 9);
    }
  }
});

test('the chance to win is the mean over all rolls of the best choice, a farkle included', () => {
  const race = solveRace(NEAR);
  const choices = raceChoices(race)(300, 250);
  const afterFarkle = 1 - chanceToWin(race, 250, 300);
  const rolls = rollsOf(6).filter((roll) =>
    roll.every((face, at) => at === 0 || face >= (roll[at - 1] ?? 0)),
  );
  const weights = rolls.map((roll) => countsOf(roll).reduce((ways, count) => ways / factorial(count), 720));
  const sum = rolls.reduce((all, roll, index) => {
    const values = choices(roll, 0).map(({ value }) => value);
    return all + (weights[index] ?? 0) * (values.length === 0 ? afterFarkle : Math.max(...values));
  }, 0);
  expect(sum / 6 ** 6).toBeCloseTo(chanceToWin(race, 300, 250), 9);
});

test('sets that are no race say why', () => {
  expect(noRace(FARKLE, 50)).toBeUndefined();
  expect(english(noRace({ ...FARKLE, atTarget: 'othersGetOneTurn' }, 50))).toContain('one more turn');
  expect(english(noRace({ ...FARKLE, entryMinimum: 500 }, 50))).toContain('minimum');
  expect(english(noRace({ ...ZILCH, atTarget: 'ends', bankMinimum: 0 }, 50))).toContain('first roll');
  expect(english(noRace({ ...FARKLE, farklePenalty: { inARow: 3, points: -500 } }, 50))).toContain(
    'in a row',
  );
  expect(english(noRace(FARKLE, 1))).toContain('too many');
});

function factorial(number: number): number {
  return number < 2 ? 1 : number * factorial(number - 1);
}

/** All pairs of totals again and again, until nothing changes: slow, and hard to get wrong. */
function improvedRace(rules: FarkleRules): (own: number, other: number) => number {
  const pointsOf = pointsByTable(rules);
  const throws = [1, 2, 3, 4, 5, 6].map((dice) => {
    const ways = new Map<string, { keeps: ReturnType<typeof legalKeeps>; count: number }>();
    for (const roll of rollsOf(dice)) {
      const name = roll.toSorted().join('');
      const known = ways.get(name) ?? { keeps: legalKeeps(rules, pointsOf, countsOf(roll)), count: 0 };
      known.count += 1;
      ways.set(name, known);
    }
    return { dice, all: 6 ** dice, ways: [...ways.values()] };
  });
  const chances = new Map<string, number>();
  const of = (own: number, other: number): number =>
    own >= rules.target ? 1 : (chances.get(`${own} ${other}`) ?? 0.5);
  const turn = (own: number, other: number): number => {
    const known = new Map<string, number>();
    const rolling = (total: number, dice: number): number => {
      const name = `${total} ${dice}`;
      const found = known.get(name);
      if (found !== undefined) return found;
      const { all, ways } = throws[dice - 1] ?? { all: 1, ways: [] };
      let sum = 0;
      for (const { keeps, count } of ways) {
        const values = keeps.map(({ dice: keep, points }) => {
          const after = total + points;
          if (after >= rules.target) return 1;
          return Math.max(
            1 - of(other, after),
            rolling(after, dice === keep.length ? rules.dice : dice - keep.length),
          );
        });
        sum += count * (values.length === 0 ? 1 - of(other, own) : Math.max(...values));
      }
      known.set(name, sum / all);
      return sum / all;
    };
    return rolling(own, rules.dice);
  };
  for (let change = 1; change > 1e-12; ) {
    change = 0;
    for (let own = rules.target - 50; own >= 0; own -= 50) {
      for (let other = rules.target - 50; other >= 0; other -= 50) {
        const before = of(own, other);
        const now = turn(own, other);
        chances.set(`${own} ${other}`, now);
        change = Math.max(change, Math.abs(now - before));
      }
    }
  }
  return of;
}
