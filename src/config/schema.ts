/** The cabinet file as a schema: every key with its meaning, limits and default. Types, checks, help and README follow it. */
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
import { NAME_LENGTH } from '../game/name.ts';
import { RULE_SETS } from '../game/rule-sets.ts';
import { TABLE_DEFAULTS } from '../table/options.ts';
import { TUMBLE_MAX_MS } from '../table/times.ts';
import { idleSchema } from './idle-schema.ts';
import { ownRuleSetSchema } from './rule-set-schema.ts';

const OWN_SETS_MAX = 32;
const OFFERED = RULE_SETS.filter(({ inMenu }) => inMenu).map(({ id }) => id);
const PLAYERS_MAX = Math.max(...RULE_SETS.map(({ players }) => players.max));

/** A pattern with the words for it; editors show the words too (`patternErrorMessage` is a VS Code keyword). */
function text(pattern: RegExp, expected: string) {
  return z.string().regex(pattern).meta({ patternErrorMessage: expected });
}

const hostName = text(
  /^[A-Za-z0-9]([A-Za-z0-9.-]{0,251}[A-Za-z0-9])?$|^[0-9A-Fa-f:]+$/,
  'a host name or an IP address, without http:// and without a port',
);
const playerName = text(
  new RegExp(`^(?=.*\\p{L})[\\p{L}\\p{M}\\p{N} .'’-]{1,${NAME_LENGTH}}$`, 'u'),
  `a name of 1 to ${NAME_LENGTH} letters, digits or spaces with at least one letter`,
);
const filePath = text(/^[^\0]+$/, 'a path');

const board = z.strictObject({
  kind: z
    .enum(['emulated', 'serial', 'firmata', 'emulated-firmata'])
    .default('emulated')
    .describe(
      'What plays: a real board on a serial port with our firmware (serial) or that of node-pixel (firmata), or an emulated Uno inside this program with the same firmware (emulated, emulated-firmata).',
    ),
  port: filePath
    .default('auto')
    .describe('Serial port of the real board, for example /dev/ttyUSB0 or COM3; auto finds it.'),
});

const leds = z.strictObject({
  dice: z
    .enum(DICE_KINDS)
    .default(DICE_DEFAULT)
    .describe('What a die is made of: a matrix, or seven pixels, one for each pip.'),
  orientations: z
    .array(z.enum(ORIENTATIONS))
    .length(LEDS.slots)
    .default([...CONFIG_DEFAULTS.orientations])
    .describe(
      'How each of the six matrices is mounted: degrees clockwise seen from the front, then mirrored.',
    ),
  layout: z
    .enum(LAYOUTS)
    .default(CONFIG_DEFAULTS.layout)
    .describe('How the pixel chain runs through a matrix: every row from the left, or to and fro.'),
  colourOrder: z
    .enum(COLOUR_ORDERS)
    .default(CONFIG_DEFAULTS.colourOrder)
    .describe('Order in which a pixel takes its colour bytes.'),
  brightness: z
    .int()
    .min(1)
    .max(255)
    .default(CONFIG_DEFAULTS.brightness)
    .describe('Scales every colour; 255 is full.'),
  limitMa: z
    .int()
    .min(500)
    .max(POWER.hardLimitMa)
    .default(CONFIG_DEFAULTS.limitMa)
    .describe(
      'Current in mA that all LEDs together may draw; the firmware dims pictures that would need more.',
    ),
  buttonLamps: z
    .boolean()
    .default(CONFIG_DEFAULTS.buttonLamps)
    .describe('Lit hold buttons: two more pixels at the end of each lane copy the hold frames.'),
});

const backup = z.strictObject({
  keep: z
    .int()
    .min(0)
    .max(100)
    .default(14)
    .describe('How many automatic backups are kept; one is made a day at most, 0 makes none.'),
  folder: filePath.optional().describe('Folder of the backups; else backups in the folder of the journal.'),
});

const log = z.strictObject({
  level: z
    .enum(['error', 'warn', 'info', 'debug'])
    .default('warn')
    .describe('How much is logged; each level includes those before it.'),
  file: filePath
    .default('stderr')
    .describe('File that the log is appended to, one JSON object a line; stderr shows it as plain lines.'),
});

export const cabinetSchema = z.strictObject({
  host: hostName
    .default('all')
    .describe('Address that the page is served on; all means every network of this machine.'),
  httpPort: z.int().min(0).max(65_535).default(8080).describe('Port of the page; 0 takes any free one.'),
  allowedHosts: z
    .array(hostName)
    .max(32)
    .default([])
    .describe(
      'More names under which browsers may ask for the page, beside the names and addresses of this machine.',
    ),
  publicUrl: text(
    /^(https?:\/\/[^\s/?#]+(\/[^\s?#]*)?)?$/,
    'an address that begins with http:// or https://, or nothing',
  )
    .default('')
    .describe(
      'Address of the page as guests reach it, for the QR code of the TV; empty: that of this machine in the network.',
    ),
  openCabinet: z
    .boolean()
    .default(false)
    .describe(
      'Lets every browser of the network press the buttons of an emulated board, not only this machine.',
    ),
  dataDir: filePath.optional().describe('Folder of the journal; else dicetable in your folder for data.'),
  backup: backup.prefault({}),
  board: board.prefault({}),
  rules: z
    .string()
    .default(TABLE_DEFAULTS.rules)
    .meta({ patternErrorMessage: `${OFFERED.join(', ')}, or an id of ruleSets` })
    .describe('Rule set that a new game offers first.'),
  ruleSets: z
    .array(ownRuleSetSchema)
    .max(OWN_SETS_MAX)
    .default([])
    .describe('Rule sets of your own: each is like another one, with some switches changed.'),
  players: z
    .array(playerName)
    .max(PLAYERS_MAX)
    .default([])
    .describe('Players that the first new game offers, by name; later ones offer those who played last.'),
  tumbleMs: z
    .int()
    .min(100)
    .max(TUMBLE_MAX_MS)
    .default(TABLE_DEFAULTS.tumbleMs)
    .describe('How long the dice tumble after the lever was pulled, in milliseconds.'),
  calm: z.boolean().default(TABLE_DEFAULTS.calm).describe('One soft fade instead of tumbling dice.'),
  buzzer: z.enum(['off', 'low', 'high']).default(TABLE_DEFAULTS.buzzer).describe('Volume of the buzzer.'),
  idle: idleSchema.prefault({}),
  leds: leds.prefault({}),
  log: log.prefault({}),
});

type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

/** Checked and frozen; `dataDir`, `backup.folder` and `log.file` are absolute paths (or `stderr`). */
export type Config = DeepReadonly<
  z.output<typeof cabinetSchema> & { dataDir: string; backup: { folder: string } }
>;
