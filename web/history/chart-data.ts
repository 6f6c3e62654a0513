/** The numbers behind the charts. */
import type { HistoryGame } from '../../src/server/history/messages.ts';

/**
 * One list a player: 0, then the total after each own turn, as the game counts: what was taken back is no turn. Points
 * adjusted by hand are part of what it ends with.
 */
export function totalsByTurn({
  turns,
  players,
}: Pick<HistoryGame, 'turns' | 'players'>): readonly (readonly number[])[] {
  return players.map(({ total }, player) => {
    const own = turns[player] ?? [];
    const before = [0];
    for (const points of own.slice(0, -1)) before.push((before[before.length - 1] ?? 0) + points);
    return own.length === 0 && total === 0 ? before : [...before, total];
  });
}

export interface FaceCount {
  readonly face: number;
  readonly count: number;
  /** Of fair dice, 19 of 20 counts lie from `low` to `high`. */
  readonly low: number;
  readonly high: number;
}

/** 95 % of a normal distribution lies within so many deviations of its mean. */
const DEVIATIONS = 1.96;

/** How often each face came up among the dice that were really rolled: those that stayed say nothing new. */
export function faceCounts({ rolls }: Pick<HistoryGame, 'rolls'>): readonly FaceCount[] {
  const drawn = rolls.flatMap(({ faces, held }) => faces.filter((_, slot) => !held[slot]));
  const mean = drawn.length / 6;
  const band = DEVIATIONS * Math.sqrt(drawn.length * (1 / 6) * (5 / 6));
  return [1, 2, 3, 4, 5, 6].map((face) => ({
    face,
    count: drawn.filter((each) => each === face).length,
    low: Math.max(0, Math.ceil(mean - band)),
    high: Math.floor(mean + band),
  }));
}

/** Round numbers from 0 up to the greatest, about five. */
export function ticksUpTo(high: number): readonly number[] {
  const rough = high / 5;
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 0.1)));
  const step = [1, 2, 5, 10].map((times) => times * power).find((each) => each >= rough) ?? power;
  return Array.from({ length: Math.floor(high / step) + 1 }, (_, index) => index * step);
}

/** Ample for most words in the charts' letters; what is still wider is squeezed. */
const LETTER_WIDTH = { regular: 9, bold: 10, japanese: 16 };

export function roomFor(text: string, weight: 'regular' | 'bold'): number {
  const widths = [...text].map((letter) => LETTER_WIDTH[letter > '\u2e80' ? 'japanese' : weight]);
  return widths.reduce((sum, width) => sum + width, 0);
}

const LABEL_HEIGHT = 18;

/** Heights of the labels at the lines' ends, pushed apart so that none covers another, and none is below `bottom`. */
export function endOfLabels(heights: readonly number[], bottom: number): readonly number[] {
  const order = heights.map((height, index) => ({ height, index })).sort((a, b) => a.height - b.height);
  const placed = [...heights];
  let free = Number.NEGATIVE_INFINITY;
  for (const { height, index } of order) {
    free = Math.max(height, free + LABEL_HEIGHT);
    placed[index] = free;
  }
  const shift = Math.max(0, free - bottom);
  return placed.map((height) => height - shift);
}
