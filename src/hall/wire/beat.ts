/** How a table is, said twice a minute: one that is silent for three beats is away. */

export const BEAT_MS = 30_000;

export interface HallBeat {
  /** Of Dicetable. */
  readonly version: string;
  readonly board: 'closed' | 'connecting' | 'ready';
  /** Codes of what is wrong, worst first. */
  readonly faults: readonly string[];
  /** Events of the journal, and of those and the books the ones that the hall has not. */
  readonly events: number;
  readonly behind: number;
  readonly freeBytes: number;
  /** Wall time of the table, ISO 8601: clocks differ. */
  readonly at: string;
}
