/** How a table is, said every half minute and when it changes: one that is silent for three beats is away. */
import { z } from 'zod';

export const BEAT_MS = 30_000;
export const AWAY_AFTER_MS = 3 * BEAT_MS;

const count = z.int().min(0);

export const beatSchema = z.strictObject({
  /** Of Dicetable. */
  version: z.string().max(40),
  board: z.enum(['closed', 'connecting', 'ready']),
  /** Codes of what is wrong, worst first. */
  faults: z.array(z.string().max(40)).max(20),
  /** Events of the journal, and of them those that the hall has not. */
  events: count,
  behind: count,
  freeBytes: count.nullable(),
  /** Pages that watch the table itself. */
  viewers: count,
  /** Wall time of the table, ISO 8601: clocks differ. */
  at: z.string().max(40),
});

export type HallBeat = z.output<typeof beatSchema>;
