/** What the table and the thread of best play tell each other. */

/** What the thread is started with. */
export interface CoachStart {
  /** Tables are kept here. */
  readonly dataDir: string;
  /** The cabinet file's own sets, as they stand there: rules themselves cannot be sent to a thread. */
  readonly ownRuleSets: readonly object[];
}

/** Asks for the table of a rule set. */
export interface CoachCall {
  readonly id: number;
  readonly prepare: string;
}

/** `states`: how many numbers the table has; 0 where the set has none. */
export interface CoachReply {
  readonly id: number;
  readonly states: number;
}
