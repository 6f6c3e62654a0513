/** Sounds and words, as keys of the cabinet file. */
import { z } from 'zod';
import type { Code } from '../language/sentence.ts';
import { SOUND_OUTPUTS } from '../sound/choices.ts';
import { type SoundOptions, TABLE_DEFAULTS } from '../table/options.ts';

const DEFAULTS = TABLE_DEFAULTS.sound;
const DAY_MINUTES = 24 * 60;

function percent(key: 'volume' | 'nightVolume') {
  return z.int().min(0).max(100).default(DEFAULTS[key]);
}

function timeOfDay(key: 'nightFrom' | 'nightTo') {
  return z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .default(DEFAULTS[key])
    .meta({ expects: { say: 'expect.timeOfDay' } satisfies Code });
}

export const soundSchema = z.strictObject({
  output: z.enum(SOUND_OUTPUTS).default(DEFAULTS.output),
  volume: percent('volume'),
  nightVolume: percent('nightVolume'),
  nightFrom: timeOfDay('nightFrom'),
  nightTo: timeOfDay('nightTo'),
  jingleMinutes: z.int().min(0).max(DAY_MINUTES).default(DEFAULTS.jingleMinutes),
  pack: z
    .string()
    .regex(/^[^\0]*$/)
    .default('')
    .meta({ expects: { say: 'expect.path' } satisfies Code }),
} satisfies Record<keyof SoundOptions | 'pack', z.ZodType>);
