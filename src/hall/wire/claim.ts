/** How a table and a hall become acquainted, over HTTP: the table shows six characters, and whoever types them at the hall takes it in. */
import { z } from 'zod';
import { idSchema } from './ids.ts';

const publicKey = z.string().regex(/^U[A-Z2-7]{55}$/);
export const codeSchema = z.string().regex(/^[A-Z0-9]{6}$/);

/** Where a table asks whether it is taken in, and for a new pass before the old one ends. */
export const TABLE_PATH = '/hall/table';

export const askSchema = z.strictObject({
  key: publicKey,
  code: codeSchema,
  /** By this key, of `askedText`, in base64: nobody asks in another's name. */
  sign: z.string().max(100),
});

export function askedText(code: string): Uint8Array {
  return new TextEncoder().encode(`dicetable hall\n${code}\n`);
}

const text = z.string().max(2000);
export const passSchema = z.strictObject({
  state: z.literal('claimed'),
  hall: idSchema,
  /** As the hall's operator called it. */
  name: text,
  jwt: text,
  /** Of NATS; one of them is enough. */
  servers: z.array(text).min(1).max(20),
  /** Until when it counts, ms since 1970. */
  untilMs: z.number(),
});

export const askAnswerSchema = z.union([
  z.strictObject({ state: z.enum(['waiting', 'revoked']) }),
  passSchema,
]);

export type Pass = z.output<typeof passSchema>;
export type AskAnswer = z.output<typeof askAnswerSchema>;
