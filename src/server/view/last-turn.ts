/** How the newest finished turn of this game went, roll by roll. */
export interface LastTurnView {
  /** Index into the players. */
  readonly player: number;
  /** The row of the box that was filled; null: points were banked, or lost. */
  readonly row: string | null;
  /** With what the roll earned beside the box. */
  readonly points: number;
  /** The last roll scored nothing, and took the turn's points; left out: it did not. */
  readonly busted?: boolean;
  /** Oldest first: the faces as digits in slot order, and for each a 1 where the die was not rolled but had stayed. */
  readonly rolls: readonly { readonly dice: string; readonly stayed: string }[];
}
