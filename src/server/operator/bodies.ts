/** What may stand in the body of a request, checked before anybody acts on it. */
import { z } from 'zod';
import { MEASURE_IDS, STEP_IDS, wrongsOf } from '../../../hardware/bringup.ts';
import { PERIODS } from '../../books/periods.ts';
import {
  BY_LENGTH,
  COACH_MODES,
  cleanText,
  MOST_ADJUSTED,
  MOST_SEATS,
  NAME_LENGTH,
  TEAM_SIZE,
  WHY_LENGTH,
} from '../../game/index.ts';
import { LASTING_TESTS } from '../../table/state/service-tree.ts';

/** Room for names that `playerNames` will shorten. */
const TYPED_NAME = 4 * NAME_LENGTH;
const MOST_POINTS = 100_000;
/** What its answer says instead of the schema's own words. */
export const WHOLE = 'desk.whole';
export const READABLE = 'desk.readable';
export const WHY = 'desk.sayWhy';

const player = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
const playerName = z.string().max(TYPED_NAME);
const category = z.string().min(1).max(40);
const game = z.int().min(1);

export const signInBody = z.strictObject({
  /** Something that can be read must be left of it. */
  name: z
    .string()
    .trim()
    .min(1)
    .max(BY_LENGTH)
    .refine((name) => cleanText(name) === name.normalize('NFC'), READABLE),
  pin: z.string().min(1).max(20),
});

export const newGameBody = z.strictObject({
  rules: z.string().min(1).max(40),
  players: z.array(playerName).min(1).max(MOST_SEATS),
  starter: player.default(0),
  rehearsal: z.boolean().default(false),
  coach: z.enum(COACH_MODES).default('off'),
  replace: z.boolean().default(false),
});

export const teamBody = z.strictObject({ player, members: z.array(playerName.min(1)).max(TEAM_SIZE) });

const why = z.string().trim().max(WHY_LENGTH).default('');

export const correctionBody = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('undo'), why }),
  z.strictObject({ type: z.literal('replace'), category, why }),
  z.strictObject({
    ...{ type: z.literal('repair'), player, category, why },
    points: z.int(WHOLE).min(0).max(MOST_POINTS).nullable(),
  }),
  z.strictObject({
    ...{ type: z.literal('adjust'), player, why },
    points: z.int(WHOLE).min(-MOST_ADJUSTED).max(MOST_ADJUSTED),
  }),
  z.strictObject({ type: z.literal('drop out'), player, why }),
  z.strictObject({ type: z.literal('rename'), player, name: playerName.min(1), why }),
  z.strictObject({ type: z.literal('postpone'), why }),
]);

export const fameBody = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('rename'), game, player, name: playerName.min(1) }),
  z.strictObject({ type: z.literal('remove'), game, player }),
  z.strictObject({ type: z.literal('restore'), game, player }),
]);

export const personBody = z.strictObject({
  do: z.enum(['free', 'first', 'leave']),
  person: z.string().min(1).max(NAME_LENGTH),
});

export const testBody = z.strictObject({ test: z.enum(['off', ...LASTING_TESTS]) });

const step = z.enum(STEP_IDS);
const MOST_MEASURED = 100_000;

export const lightBody = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['open', 'leave', 'anew', 'beep']) }),
  z.strictObject({ type: z.literal('go'), step: z.enum([...STEP_IDS, 'end']) }),
  z.strictObject({ type: z.enum(['right', 'overrule', 'again', 'save']), step }),
  z.strictObject({ type: z.literal('wrong'), step, wrong: z.enum(STEP_IDS.flatMap(wrongsOf)) }),
  z.strictObject({ type: z.literal('tap'), step, tap: z.string().min(1).max(20) }),
  z.strictObject({
    ...{ type: z.literal('measure'), step, measure: z.enum(MEASURE_IDS) },
    value: z.number().min(0).max(MOST_MEASURED),
  }),
]);

export const settingBody = z.strictObject({ key: z.string().min(1).max(80), value: z.json() });

const MOST_CREDITS = 99;
/** Credits and what becomes of them are money: who does it says why. */
const reason = z.string(WHY).trim().min(1, WHY).max(WHY_LENGTH);
export const tillBody = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('credit'), credits: z.int(WHOLE).min(1).max(MOST_CREDITS), why: reason }),
  z.strictObject({ type: z.literal('clear'), why: reason }),
  z.strictObject({ type: z.literal('close'), why }),
]);

/** Far above what any setting offers. */
const MOST_CHOICES = 100;
export const serviceBody = z.strictObject({
  leaf: z.string().min(1).max(20),
  choice: z.int().min(0).max(MOST_CHOICES).optional(),
});

export const periodOf = z.enum(PERIODS).catch('day');

export const emptyBody = z.strictObject({});
