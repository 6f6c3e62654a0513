/** Two whom a league of the table's hall calls to this table. */
export interface CalledMatch {
  /** Name of the league. */
  readonly league: string;
  /** Id of the rule set that counts there. */
  readonly rules: string;
  readonly players: readonly string[];
}
