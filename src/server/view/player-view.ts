/** One seat of the game, as pages show it. */
export interface PlayerView {
  readonly name: string;
  /** As the rule set shows it at this moment. */
  readonly total: number;
  readonly current: boolean;
  readonly winner: boolean;
  /** Plays no more, and comes after all who finish. */
  readonly droppedOut: boolean;
  /** Who shares this seat, in the order in which they play; left out: nobody. */
  readonly team?: readonly string[];
  /** Who of the team plays this turn; only of whoever is current. */
  readonly mate?: string;
}
