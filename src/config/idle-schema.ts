/** What happens by itself when nobody presses anything, as keys of the cabinet file. Times in milliseconds. */
import { z } from 'zod';
import { type IdleTimes, TABLE_DEFAULTS } from '../table/options.ts';

const DAY_MS = 24 * 60 * 60_000;

function time(key: keyof IdleTimes) {
  return z.int().min(1000).max(DAY_MS).default(TABLE_DEFAULTS.idle[key]);
}

export const idleSchema = z.strictObject({
  remindMs: time('remindMs'),
  attractMs: time('attractMs'),
  dimMs: time('dimMs'),
  abandonMs: time('abandonMs'),
  quitMs: time('quitMs'),
  letterMs: time('letterMs'),
  menuMs: time('menuMs'),
} satisfies Record<keyof IdleTimes, z.ZodType>);
