/** The hall that a table sends its journal to, as keys of the cabinet file. */
import { z } from 'zod';
import type { Code } from '../language/sentence.ts';

export const hallSchema = z.strictObject({
  url: z
    .string()
    .regex(/^(https?:\/\/[^\s/?#@]+)?$/)
    .default('')
    .meta({ expects: { say: 'expect.hallUrl' } satisfies Code }),
  nats: z
    .string()
    .regex(/^((nats|tls):\/\/[^\s/?#@,]+)?$/)
    .default('')
    .meta({ expects: { say: 'expect.natsUrl' } satisfies Code }),
  ca: z
    .string()
    .regex(/^[^\0]*$/)
    .default('')
    .meta({ expects: { say: 'expect.path' } satisfies Code }),
});
