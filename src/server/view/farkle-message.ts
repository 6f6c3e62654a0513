/** A game of Farkle as pages are told of it: the turn under way, and the newest turns of everybody. */
export interface FarkleView {
  /** A total that wins. */
  readonly target: number;
  /** All points that a turn brings or costs are multiples of it. */
  readonly unit: number;
  /** Points of all dice set aside in earlier rolls of this turn. */
  readonly turnPoints: number;
  /** Points of the dice that are picked now, 0 while they may not be set aside like that; null = none is picked. */
  readonly pickedPoints: number | null;
  /** How many dice the next roll would throw. */
  readonly diceLeft: number;
  /** With the picked dice all of them score: the next roll throws all dice. */
  readonly hotDice: boolean;
  /** A roll that scored nothing is being shown: the points that it cost; null = none. */
  readonly lost: number | null;
  /** One a player: what the newest finished turns brought, oldest first; 0 or less is a farkle. */
  readonly turns: readonly {
    readonly count: number;
    readonly latest: readonly number[];
  }[];
}
