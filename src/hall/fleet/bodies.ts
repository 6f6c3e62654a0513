/** What may stand in the body of a request of the fleet page, checked before anybody acts on it. */
import { z } from 'zod';
import { cleanText, findRules, RULE_SETS } from '../../game/index.ts';
import { readCode } from '../identity/code.ts';
import { LEAGUE_KINDS, leagueName } from '../league/kinds.ts';
import { nameSchema } from '../wire/desk.ts';
import { idSchema } from '../wire/ids.ts';
import { PLAIN_ORDERS, releaseSchema } from '../wire/order.ts';

/** Beside everything that is done. */
const BY_LENGTH = 40;

const code = z
  .string()
  .max(20)
  .transform((typed) => readCode(typed) ?? '');

export const hallSignInBody = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1)
    .max(BY_LENGTH)
    .refine((name) => cleanText(name) === name.normalize('NFC'), 'desk.readable'),
  pin: code,
});

export const orderBody = z.strictObject({ table: idSchema, order: z.enum(PLAIN_ORDERS) });

export const updateBody = z.strictObject({ table: idSchema, file: releaseSchema });

/** '' puts a table with those that are in no other group. */
const groupSchema = z.union([z.literal(''), nameSchema]);
export const groupBody = z.strictObject({ table: idSchema, group: groupSchema });

export const settingsBody = z.strictObject({ group: groupSchema, text: z.string().max(8000) });

/** The newest where it is none. */
export const monthSchema = z
  .string()
  .regex(/^\d{4}-\d\d$/)
  .catch('');

export const claimBody = z.strictObject({ code, name: nameSchema });
export const revokeBody = z.strictObject({ table: idSchema });

export const leagueOpenBody = z.strictObject({
  name: z
    .string()
    .max(200)
    .transform((typed) => leagueName(cleanText(typed)) ?? '')
    .refine((name) => name !== '', 'desk.readable'),
  kind: z.enum(LEAGUE_KINDS),
  rules: z.string().refine((rules) => (findRules(RULE_SETS, rules)?.players.max ?? 0) > 1),
  /** `group` null: all tables. */
  seats: z.strictObject({ group: groupSchema.nullable() }).nullable(),
});
const no = z.int().min(1).max(999_999_999);
export const leagueEntryBody = z.strictObject({ no, open: z.boolean() });
export const leagueDrawBody = z.strictObject({ no });
export const leagueRemoveBody = z.strictObject({ no, player: z.string().min(1).max(60) });
