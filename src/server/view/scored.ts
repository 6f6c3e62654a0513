/** What has just become of a turn, for ten seconds or until the next dice have begun to land. */
export interface ScoredView {
  /** Index into the players. */
  readonly player: number;
  /** The box; null: points were banked. */
  readonly row: string | null;
  readonly column: number;
  readonly points: number;
  /** In slot order. */
  readonly dice: readonly number[];
  /** Five alike for the points of a Yahtzee, the upper bonus, the lead, or no points at all. */
  readonly feats: readonly ('allAlike' | 'upperBonus' | 'lead' | 'scratch')[];
  /** It has the screens for itself. */
  readonly fresh: boolean;
  /** A Yahtzee is celebrated over all else. */
  readonly cheered: boolean;
  /** Select, held down, takes it back. */
  readonly takeable: boolean;
}
