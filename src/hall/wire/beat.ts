/** How a table is, said twice a minute and on change: one that is silent for three beats is away. */
import { z } from 'zod';
import { textSchema } from './text.ts';

export const BEAT_MS = 30_000;
/** A table that is silent for three beats is away. */
export const AWAY_AFTER_MS = 3 * BEAT_MS;
/** Between two that are said on change. */
export const BEAT_PAUSE_MS = 1000;

const count = z.number().min(0);

/** What a table of another version leaves out is not known: its hall is to see it all the same, and to bring it up to date. */
export const beatSchema = z.object({
  /** Of Dicetable. */
  version: z.string().max(80),
  board: z.enum(['closed', 'connecting', 'ready']),
  /** Link and firmware of the board. */
  firmware: textSchema.nullable().catch(null),
  /** Codes of what is wrong, worst first. */
  faults: z.array(z.string().max(80)).max(40),
  /** Events of the journal, and of those and the books the ones that the hall has not. */
  events: count,
  behind: count,
  /** How old the newest backup is; null: there is none. */
  backupAgeMs: z.number().nullable().catch(null),
  freeBytes: count,
  /** Of the processor; null: the computer does not say. */
  celsius: z.number().nullable().catch(null),
  /** Of the money in its books. */
  currency: z.string().max(10).nullable().catch(null),
  /** Which of the hall's settings it has taken, or refused in words, and what somebody has changed here since; revision 0: none. */
  settings: z
    .object({
      revision: z.int().min(0),
      refused: textSchema.nullable(),
      drift: z.array(z.string().max(80)).max(100),
    })
    .nullable()
    .catch(null),
  /** Wall time of the table, ISO 8601: clocks differ. */
  at: z.string().max(40),
});
export type HallBeat = z.output<typeof beatSchema>;
