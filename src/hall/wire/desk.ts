/** What an operator asks of a hall over HTTP, with the hall's own six characters. */
import { z } from 'zod';
import { codeSchema } from './claim.ts';

export const CLAIM_PATH = '/hall/claim';
export const REVOKE_PATH = '/hall/revoke';

/** As people call a table: on one line, short enough for a card. */
export const nameSchema = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’&+#-]{0,29}$/u);

export const claimSchema = z.strictObject({ hallCode: codeSchema, code: codeSchema, name: nameSchema });
export const revokeSchema = z.strictObject({ hallCode: codeSchema, table: z.string().max(40) });

/** `wrong-code`: not the hall's; `unknown`: no table shows this code, or none is called so; `later`: too many wrong ones. */
export const deskAnswerSchema = z.strictObject({
  answer: z.enum(['done', 'wrong-code', 'unknown', 'later', 'unclear']),
});
export type DeskAnswer = z.output<typeof deskAnswerSchema>['answer'];
