/** Corrections: what an operator may do to a game that players cannot do themselves. Rolls are never touched. */
import type { Category } from './yahtzee/category.ts';

/** Who corrects (a name, or `table` for the cabinet's own buttons), and why, in their own words. */
export interface Signed {
  /** 1 to 40 characters. */
  readonly by: string;
  /** At most 80 characters; only an adjustment must have a reason. */
  readonly why: string;
}

export type Correction =
  /** Takes back the newest score, claim, bank, hold, skip or correction; `undoable` names it. */
  | ({ readonly type: 'undo' } & Signed)
  /** Moves the newest score to this box in one step; where a choice is open again, makes it. */
  | ({ readonly type: 'replace'; readonly category: Category } & Signed)
  /** A value of `boxValues`, before its column multiplies it; null opens the box again. */
  | ({
      readonly type: 'repair';
      readonly player: number;
      readonly category: Category;
      readonly points: number | null;
    } & Signed)
  /** A row of its own on the card, and part of the total: a whole number other than 0. */
  | ({ readonly type: 'adjust'; readonly player: number; readonly points: number } & Signed)
  /** The player plays no more; open boxes stay open. */
  | ({ readonly type: 'drop out'; readonly player: number } & Signed)
  /** The seal of the dice still covers the name that the game was started with. */
  | ({ readonly type: 'rename'; readonly player: number; readonly name: string } & Signed)
  /** As the players' own skip: the present turn is played later. */
  | ({ readonly type: 'postpone' } & Signed);

export type Rename = Extract<Correction, { type: 'rename' }>;

/** A row of its own on the card: points beside the boxes, up or down. */
export interface Adjustment extends Signed {
  readonly points: number;
}

/** The sum of these rows. */
export function adjusted(adjustments: readonly Adjustment[] = []): number {
  return adjustments.reduce((sum, { points }) => sum + points, 0);
}

/** In characters. */
export const BY_LENGTH = 40;
export const WHY_LENGTH = 80;
/** The largest adjustment, up or down. */
export const MOST_ADJUSTED = 10_000;

/** What an undo takes back; its player stands beside it. */
export type Undone =
  /** Points before the column multiplies them. */
  | { readonly kind: 'score' | 'claim'; readonly category: Category; readonly points: number }
  | { readonly kind: 'bank'; readonly points: number }
  /** `held`: the die was held, or in Farkle picked; else it was freed. */
  | { readonly kind: 'hold'; readonly slot: number; readonly held: boolean }
  | { readonly kind: 'skip' }
  | { readonly kind: 'repair'; readonly category: Category; readonly points: number | null }
  | { readonly kind: 'adjustment'; readonly points: number }
  | { readonly kind: 'drop-out' }
  /** `name`: the one that the player was given instead of `was`. */
  | { readonly kind: 'name'; readonly name: string; readonly was: string };
