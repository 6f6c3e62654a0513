/** The cabinet file as a schema: every key with its limits and default. Types, checks, help and README follow it; what keys mean is in `language/en/keys.ts`. */
import { z } from 'zod';
import {
  COLOUR_ORDERS,
  CONFIG_DEFAULTS,
  LAYOUTS,
  LEDS,
  ORIENTATIONS,
  POWER,
} from '../../hardware/cabinet.ts';
import { DICE_DEFAULT, DICE_KINDS } from '../../hardware/dice.ts';
import { COACH_MODES } from '../game/coach-mode.ts';
import { HOUSE_PLAYERS, houseName } from '../game/house.ts';
import { MOST_SEATS } from '../game/most-seats.ts';
import { NAME_LENGTH } from '../game/name.ts';
import { RULE_SETS } from '../game/rule-sets.ts';
import { LANGUAGES, type Language } from '../language/languages.ts';
import type { Code } from '../language/sentence.ts';
import { SPEECHES } from '../sound/choices.ts';
import { TABLE_DEFAULTS } from '../table/options.ts';
import { TUMBLE_MAX_MS } from '../table/times.ts';
import { creditsSchema } from './credits-schema.ts';
import { hallSchema } from './hall-schema.ts';
import { idleSchema } from './idle-schema.ts';
import { mqttSchema } from './mqtt-schema.ts';
import { ownRuleSetSchema } from './rule-set-schema.ts';
import { soundSchema } from './sound-schema.ts';

const OWN_SETS_MAX = 32;
const OFFERED = RULE_SETS.filter(({ inMenu }) => inMenu).map(({ id }) => id);

/** A pattern with the words for it. */
function text(pattern: RegExp, expects: Code) {
  return z.string().regex(pattern).meta({ expects });
}

const hostName = text(/^[A-Za-z0-9]([A-Za-z0-9.-]{0,251}[A-Za-z0-9])?$|^[0-9A-Fa-f:]+$/, {
  say: 'expect.host',
});
/** As people write them, and as the table calls them. */
const HOUSE = HOUSE_PLAYERS.flatMap((player) => [`house:${player}`, houseName(player)]).join('|');
const playerName = text(
  new RegExp(`^(?=.*\\p{L})[\\p{L}\\p{M}\\p{N} .'’-]{1,${NAME_LENGTH}}$|^(${HOUSE})$`, 'u'),
  { say: 'expect.name', length: NAME_LENGTH },
);
const filePath = text(/^[^\0]+$/, { say: 'expect.path' });

const board = z.strictObject({
  kind: z.enum(['emulated', 'serial', 'firmata', 'emulated-firmata']).default('emulated'),
  port: filePath.default('auto'),
});

const leds = z.strictObject({
  dice: z.enum(DICE_KINDS).default(DICE_DEFAULT),
  orientations: z
    .array(z.enum(ORIENTATIONS))
    .length(LEDS.slots)
    .default([...CONFIG_DEFAULTS.orientations]),
  layout: z.enum(LAYOUTS).default(CONFIG_DEFAULTS.layout),
  colourOrder: z.enum(COLOUR_ORDERS).default(CONFIG_DEFAULTS.colourOrder),
  brightness: z.int().min(1).max(255).default(CONFIG_DEFAULTS.brightness),
  limitMa: z.int().min(500).max(POWER.hardLimitMa).default(CONFIG_DEFAULTS.limitMa),
  pixelMa: z.int().min(POWER.pixelMinMa).max(POWER.pixelMaxMa).default(CONFIG_DEFAULTS.pixelMa),
  buttonLamps: z.boolean().default(CONFIG_DEFAULTS.buttonLamps),
});

const backup = z.strictObject({
  keep: z.int().min(0).max(100).default(14),
  folder: filePath.optional(),
});

/** The 32 bytes of an Ed25519 key. */
const update = z.strictObject({
  key: text(/^([A-Za-z0-9+/]{43}=)?$/, { say: 'expect.updateKey' }).default(''),
});

const log = z.strictObject({
  level: z.enum(['error', 'warn', 'info', 'debug']).default('warn'),
  file: filePath.default('stderr'),
});

export const cabinetSchema = z.strictObject({
  host: hostName.default('all'),
  httpPort: z.int().min(0).max(65_535).default(8080),
  allowedHosts: z.array(hostName).max(32).default([]),
  publicUrl: text(/^(https?:\/\/[^\s/?#]+(\/[^\s?#]*)?)?$/, { say: 'expect.url' }).default(''),
  openCabinet: z.boolean().default(false),
  language: z.enum(LANGUAGES).optional(),
  dataDir: filePath.optional(),
  backup: backup.prefault({}),
  update: update.prefault({}),
  board: board.prefault({}),
  rules: z
    .string()
    .default(TABLE_DEFAULTS.rules)
    .meta({ expects: { say: 'expect.rules', ids: OFFERED.join(', ') } satisfies Code }),
  ruleSets: z.array(ownRuleSetSchema).max(OWN_SETS_MAX).default([]),
  players: z.array(playerName).max(MOST_SEATS).default([]),
  tumbleMs: z.int().min(100).max(TUMBLE_MAX_MS).default(TABLE_DEFAULTS.tumbleMs),
  calm: z.boolean().default(TABLE_DEFAULTS.calm),
  housePace: z.enum(['calm', 'quick']).default(TABLE_DEFAULTS.housePace),
  coach: z.enum(COACH_MODES).default(TABLE_DEFAULTS.coach),
  odds: z.boolean().default(true),
  guestCut: z.boolean().default(TABLE_DEFAULTS.guestCut),
  buzzer: z.enum(['off', 'low', 'high']).default(TABLE_DEFAULTS.buzzer),
  sound: soundSchema.prefault({}),
  speech: z.enum(SPEECHES).default(TABLE_DEFAULTS.speech),
  idle: idleSchema.prefault({}),
  credits: creditsSchema.prefault({}),
  leds: leds.prefault({}),
  mqtt: mqttSchema.prefault({}),
  hall: hallSchema.prefault({}),
  log: log.prefault({}),
});

type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

/** Checked and frozen; `dataDir`, `backup.folder`, `sound.pack`, `mqtt.passwordFile`, `mqtt.ca`, `hall.ca` and `log.file` are absolute paths (or nothing, or `stderr`). */
export type Config = DeepReadonly<
  z.output<typeof cabinetSchema> & { dataDir: string; language: Language; backup: { folder: string } }
>;
