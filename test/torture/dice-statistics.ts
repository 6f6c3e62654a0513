/** Fair dice by the numbers: many rolls, and chi-square over faces, slots, pairs and runs. */
import { createHash } from 'node:crypto';
import { fairDraw, type RollInputs } from '../../src/fairness/fair-draw.ts';
import type { Campaign, Trial } from './campaign.ts';

export interface Statistic {
  readonly name: string;
  readonly chiSquare: number;
  readonly degrees: number;
  /** Fair dice stay below it but once in a million times. */
  readonly limit: number;
}

type Draw = (inputs: RollInputs) => readonly number[];

const DICE = 5;
const FACES = 6;
/** A game of two has about so many. */
const ROLLS_A_GAME = 80;
/** Standard deviations above the mean that are passed once in a million times. */
const ONE_IN_A_MILLION = 4.753;
/** Longer runs of one face are counted together. */
const LONGEST_RUN = 8;

/** `rolls` of five dice in games with seeds and cuts of their own; the same `seed` gives the same ones. */
export function diceStatistics(rolls: number, seed: number, draw: Draw = fairDraw): readonly Statistic[] {
  const slots = Array.from({ length: DICE }, () => counts(FACES));
  const within = counts(FACES ** 2);
  const across = counts(FACES ** 2);
  const runs = counts(LONGEST_RUN);
  let before: readonly number[] = [];
  let sealed = gameInputs(seed, 1);
  let run = 0;
  let face = 0;
  for (let roll = 0; roll < rolls; roll += 1) {
    const game = Math.floor(roll / ROLLS_A_GAME) + 1;
    if (roll % ROLLS_A_GAME === 0) sealed = gameInputs(seed, game);
    const faces = draw({ game, ...sealed, n: (roll % ROLLS_A_GAME) + 1, count: DICE });
    for (const [slot, shown] of faces.entries()) {
      add(slots[slot], shown - 1);
      if (shown === face) run += 1;
      else {
        if (run > 0) add(runs, Math.min(run, LONGEST_RUN) - 1);
        run = 1;
        face = shown;
      }
    }
    add(within, pairOf(faces[0], faces[1]));
    add(within, pairOf(faces[2], faces[3]));
    // Every die is in one pair only: dependent pairs would not be distributed as chi-square.
    if (roll % 2 === 1) for (const [slot, shown] of faces.entries()) add(across, pairOf(before[slot], shown));
    before = faces;
  }
  const all = counts(FACES);
  for (const slot of slots) for (const [index, count] of slot.entries()) add(all, index, count);
  return [
    statistic('faces', all),
    ...slots.map((slot, index) => statistic(`faces in slot ${index + 1}`, slot)),
    statistic('pairs in a roll', within),
    statistic('pairs from roll to roll', across),
    statistic('runs of one face', runs, runShare),
  ];
}

export const DICE_STATISTICS: Campaign = {
  name: 'dice',
  what: 'rolls: faces, slots, pairs and runs are as even as chance makes them (chi-square)',
  tries: { full: 10_000_000, quick: 100_000 },
  async run(trial: Trial) {
    const found = diceStatistics(trial.tries, Math.floor(trial.chance.below(1_000_000)));
    for (const { name, chiSquare, degrees, limit } of found) {
      trial.figures.set(
        name,
        `chi-square ${chiSquare.toFixed(1)}, limit ${limit.toFixed(1)}, ${degrees} degrees`,
      );
      if (chiSquare > limit)
        trial.lose(`${name}: chi-square ${chiSquare.toFixed(1)} is above ${limit.toFixed(1)}`);
    }
    if (trial.lost === 0) trial.survived = trial.tries;
  },
};

/** What a game is sealed and cut with. */
function gameInputs(seed: number, game: number): { readonly seed: string; readonly cut: string } {
  return { seed: createHash('sha256').update(`${seed} ${game}`).digest('hex'), cut: `${game % 7}` };
}

function counts(size: number): number[] {
  return Array.from({ length: size }, () => 0);
}

function add(into: number[] | undefined, index: number, count = 1): void {
  if (into !== undefined) into[index] = (into[index] ?? 0) + count;
}

function pairOf(one = 1, other = 1): number {
  return (one - 1) * FACES + other - 1;
}

/** A run of one face goes on with one chance in six. */
function runShare(index: number): number {
  const goesOn = 1 / FACES;
  return goesOn ** index * (index === LONGEST_RUN - 1 ? 1 : 1 - goesOn);
}

function statistic(
  name: string,
  found: readonly number[],
  shareOf: (index: number) => number = () => 1 / found.length,
): Statistic {
  const total = found.reduce((sum, count) => sum + count, 0);
  const chiSquare = found.reduce((sum, count, index) => {
    const expected = total * shareOf(index);
    return sum + (count - expected) ** 2 / expected;
  }, 0);
  const degrees = found.length - 1;
  return { name, chiSquare, degrees, limit: limitOf(degrees) };
}

/** Wilson and Hilferty: the cube root of chi-square over its degrees is nearly normal. */
function limitOf(degrees: number): number {
  const spread = 2 / (9 * degrees);
  return degrees * (1 - spread + ONE_IN_A_MILLION * Math.sqrt(spread)) ** 3;
}
