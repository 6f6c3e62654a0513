/**
 * What a hall's operator asks of one table: a request on `cmd.<name>`, signed by the hall, done now or never, and answered. Nothing
 * between the two keeps it, so that a table that was away does not restart an hour later.
 */
import { z } from 'zod';
import { BEAT_MS } from './beat.ts';
import { idSchema } from './ids.ts';
import { textSchema } from './text.ts';

export const PLAIN_ORDERS = ['identify', 'restart', 'backup'] as const;
export type PlainOrder = (typeof PLAIN_ORDERS)[number];

/** The beat that it names may be this old by the table's own clock: one beat, and half of one for the way. */
export const ORDER_LIFE_MS = 1.5 * BEAT_MS;

export const wantedSchema = z.record(z.string().regex(/^[A-Za-z][\w.-]{0,79}$/), z.json());
export type WantedKeys = z.output<typeof wantedSchema>;

/** Name of a release file: what the hall's operator calls it may say which it is, and nothing else. */
export const releaseSchema = z.string().regex(/^[A-Za-z0-9][\w.+-]{0,119}\.dicetable$/);
/** Of the office: those who have the key of its maker need not be let in to read it. */
export const RELEASE_PATH = '/hall/release/';

const issued = {
  /** Whoever has done this one does it no second time. */
  id: z.string().regex(/^[0-9a-f]{32}$/),
  table: idSchema,
  /** As the operator signed in. */
  who: z.string().max(80),
  /** `at` of the newest beat that the hall has of this table: clocks differ, so it is the table's own that says what is late. */
  beat: z.string().max(40),
};

export const orderSchema = z.discriminatedUnion('name', [
  z.strictObject({ ...issued, name: z.enum(PLAIN_ORDERS) }),
  /** A release that the office hands out, and how long it is. */
  z.strictObject({ ...issued, name: z.literal('update'), file: releaseSchema, bytes: z.int().min(1) }),
  /** Values by keys of the cabinet file; null: as if it did not stand there. */
  z.strictObject({ ...issued, name: z.literal('settings'), revision: z.int().min(1), keys: wantedSchema }),
]);
export type HallOrder = z.output<typeof orderSchema>;
export type OrderName = HallOrder['name'];

/** `order` is the text that is signed: by the account of the hall, which also signs the passes of its tables. */
export const signedOrderSchema = z.strictObject({
  order: z.string().max(256 * 1024),
  sign: z.string().max(100),
});

export type SignedOrder = z.output<typeof signedOrderSchema>;

/** `done`, or why not; in words either way. */
export const orderAnswerSchema = z.strictObject({ done: z.boolean(), text: textSchema });
export type OrderAnswer = z.output<typeof orderAnswerSchema>;

/** Bytes that somebody signed for something else are no order. */
export function orderText(order: string): Uint8Array {
  return new TextEncoder().encode(`dicetable order\n${order}`);
}
