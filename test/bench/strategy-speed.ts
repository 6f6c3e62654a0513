/**
 * How fast best play is worked out and told, and odds after it. On a machine of the kind that these limits were set on, the best public
 * solver in C++ takes 3.8 s for the official rules, the best in JavaScript 21.5 s, and the Farkle race in C++ 17.6 s. The race
 * has no limit: to solve it at all is its benchmark. Wall clock, but for odds.
 */
import { solveOnTwo } from '../../src/coach/two-threads/solve-on-two.ts';
import { EMPTY_CARD, FARKLE, type Face, YAHTZEE } from '../../src/game/index.ts';
import { solveRace } from '../../src/strategy/farkle/race.ts';
import { adviserFrom } from '../../src/strategy/five-dice/advice.ts';
import { solveByKernel } from '../../src/strategy/five-dice/card-solver.ts';
import { modelOf } from '../../src/strategy/five-dice/model.ts';
import { statisticsOfPlay } from '../../src/strategy/five-dice/statistics.ts';
import { bestFirst } from '../../src/strategy/order.ts';
import type { Figure, Report } from './figures.ts';
import { oddsSpeed } from './odds-speed.ts';

const MEGABYTE = 1_000_000;
const POSITIONS = 2000;

export async function strategySpeed(): Promise<Report> {
  const before = memory();
  const [values, tableSeconds] = timed(() => solveByKernel(modelOf(YAHTZEE)));
  const making = memory() - before;
  const [, twoSeconds] = timed(() => solveOnTwo(modelOf(YAHTZEE)));
  const adviser = adviserFrom(values);
  const [, adviceSeconds] = timed(() => {
    for (let number = 0; number < POSITIONS; number += 1) {
      const dice = [0, 1, 2, 3, 4].map((die) => ((Math.floor(number / 6 ** die) % 6) + 1) as Face);
      const card = { ...EMPTY_CARD, boxes: { chance: number % 26, ones: number % 5 } };
      bestFirst(adviser.choicesOf({ card, dice, rollsLeft: 2, claimed: false }));
    }
  });
  const [, statisticsSeconds] = timed(() => statisticsOfPlay(values));
  const [, raceSeconds] = timed(() => solveRace(FARKLE));
  return {
    title: 'Best play on one core: the official rules from the first question on, and Farkle for two',
    runs: [],
    figures: [
      wall('table of the official rules', 's', tableSeconds, { atMost: 1.3 }),
      wall('the same on two cores', 's', twoSeconds, { atMost: 0.8 }),
      wall('memory while it is made', 'MB', making, { atMost: 64 }),
      wall('memory of the table', 'MB', values.points.byteLength / MEGABYTE, { atMost: 12 }),
      wall('positions advised', '1/s', POSITIONS / adviceSeconds, { atLeast: 2000 }),
      wall('statistics of its games', 's', statisticsSeconds, {}),
      wall('Farkle race to 10,000', 's', raceSeconds, {}),
      ...oddsSpeed(values),
    ],
  };
}

function wall(name: string, unit: string, value: number, limit: Pick<Figure, 'atMost' | 'atLeast'>): Figure {
  return { name, unit, value, ...limit, wall: true };
}

function timed<T>(work: () => T): readonly [T, number] {
  const startedMs = performance.now();
  const result = work();
  return [result, (performance.now() - startedMs) / 1000];
}

/** Of the kernel and of objects; what the collector has not come to yet is among it. */
function memory(): number {
  const { heapUsed, arrayBuffers, external } = process.memoryUsage();
  return (heapUsed + Math.max(arrayBuffers, external)) / MEGABYTE;
}
