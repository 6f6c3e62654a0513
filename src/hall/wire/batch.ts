/**
 * How a journal travels: rows as they are stored, in the order of their chain, at most so many at once and one batch under way for
 * each chain. What comes from the other side is checked here, and nothing of it believed.
 */
import { z } from 'zod';
import { LONGEST_PAYLOAD } from '../../game/index.ts';
import type { ChainName } from '../../journal/outbox.ts';

/** The events of games, and those of the books: a chain of hashes each, with a numbering of its own. */
export const CHAINS = ['games', 'books'] as const satisfies readonly ChainName[];

export const MOST_ROWS = 100;
/** Of a batch, in bytes: a server of NATS takes no message above 1 MiB unless it is told to. */
export const MOST_BYTES = 768 * 1024;

const seq = z.int().min(1);
const after = z.int().min(0);
const hash = z.string().regex(/^[0-9a-f]{64}$/);
/** Text without NUL, which PostgreSQL does not take and no JSON has. */
const payload = z
  .string()
  .max(LONGEST_PAYLOAD)
  .regex(/^[^\0]*$/);
/** Which line of events this is; a journal draws one when it is made, and a restored one is made anew. */
const epoch = z.string().regex(/^[0-9a-f]{16}$/);
const chain = z.enum(CHAINS);

const word = z.string().regex(/^[\w :.-]{1,40}$/);
const stored = { seq, at: word, type: word, hash };
/** The digest stands for a payload that must not be known yet: it holds the seed of a game that is still sealed. */
const row = z.union([
  z.strictObject({ ...stored, payload }),
  z.strictObject({ ...stored, type: z.literal('game started'), digest: hash }),
]);
const link = z.strictObject({ seq, hash });

/** Chain and epoch are said once for all rows. Without rows it asks how far the hall is. */
export const batchSchema = z.strictObject({
  ...{ chain, epoch },
  rows: z.array(row).max(MOST_ROWS),
  /** Ascending: where this line stands, for a hall that knows another epoch and asks where they part. */
  links: z.array(link).max(MOST_ROWS).optional(),
});

/** Payloads that were held back, of games that are open now. */
export const openSchema = z.strictObject({
  epoch,
  rows: z.array(z.strictObject({ seq, payload })).max(MOST_ROWS),
});

/** What the database has committed; `sealed`: the first rows of games whose payload it has not. */
const watermark = z.strictObject({ epoch, seq: after, hash, sealed: z.array(seq).max(MOST_ROWS) });

export const answerSchema = z.union([
  watermark,
  /** It has rows up to this one, and wants those that follow. */
  z.strictObject({ error: z.literal('gap'), after }),
  /** It has another row of this number, or this epoch is over: nothing of it is taken any more. */
  z.strictObject({ error: z.literal('fork'), seq: after }),
  /** It knows another epoch, which agrees up to `after`, and from `before` on does not: it wants links between the two. */
  z.strictObject({ error: z.literal('epoch'), after, before: seq }),
  /** It knows no such table, or does not want it any more. */
  z.strictObject({ error: z.literal('stranger') }),
]);

export type Batch = z.output<typeof batchSchema>;
export type WireLink = z.output<typeof link>;
export type BatchRow = Batch['rows'][number];
export type Opened = z.output<typeof openSchema>;
export type Watermark = z.output<typeof watermark>;
export type HallAnswer = z.output<typeof answerSchema>;

/** Of bytes that anybody may have sent; undefined: no such message. */
export function heardAs<T>(schema: z.ZodType<T>, bytes: Uint8Array): T | undefined {
  try {
    return schema.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data;
  } catch {
    return undefined;
  }
}

export function wireBytes(message: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(message));
}
