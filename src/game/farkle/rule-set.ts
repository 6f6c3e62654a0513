/** A rule set of the Farkle family. */
import type { Face } from '../die.ts';
import type { SetFacts } from '../set-facts.ts';
import type { Bust } from '../verbs.ts';

/** Points of a combination; null: it has no value of its own, its dice count as smaller combinations. */
export type Points = number | null;
/** `timesTriple`: a multiple of what three of that face are worth. */
export type AlikePoints = Points | { readonly timesTriple: number };

export interface FarkleRules extends SetFacts {
  readonly family: 'farkle';
  /** A total that wins once it is banked. */
  readonly target: number;
  /** What the turn that enters the game must bank at least. */
  readonly entryMinimum: number;
  /** What every bank must bring at least. */
  readonly bankMinimum: number;
  /** The game ends at once, or every other player gets one more turn. */
  readonly atTarget: 'ends' | 'othersGetOneTurn';
  readonly single1: number;
  readonly single5: number;
  /** Three alike, by face. */
  readonly triples: Readonly<Record<Face, number>>;
  /** 1-2-3-4-5-6 of one roll. */
  readonly straight: Points;
  /** Three pairs of different faces. */
  readonly threePairs: Points;
  readonly twoTriplets: Points;
  readonly fourAlike: AlikePoints;
  readonly fiveAlike: AlikePoints;
  readonly sixAlike: AlikePoints;
  /** What the first roll of a turn is worth when none of its dice scores; null: it is a farkle like any other. */
  readonly emptyFirstRoll: Points;
  /** `points` are taken off the total after so many farkles in a row; a negative number. */
  readonly farklePenalty: { readonly inARow: number; readonly points: number } | null;
  /** Every die that is kept must score, or (S2.28 to the letter) the kept dice together must. */
  readonly keeps: 'scoringDice' | 'anyWithPoints';
  /** What a roll that scores nothing is called. */
  readonly bust: Bust;
}
