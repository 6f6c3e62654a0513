/** What happens by itself when nobody presses anything, as keys of the cabinet file. Times in milliseconds. */
import { z } from 'zod';
import { type IdleTimes, TABLE_DEFAULTS } from '../table/options.ts';

const DAY_MS = 24 * 60 * 60_000;

function time(key: keyof IdleTimes, meaning: string) {
  return z.int().min(1000).max(DAY_MS).default(TABLE_DEFAULTS.idle[key]).describe(meaning);
}

export const idleSchema = z.strictObject({
  remindMs: time('remindMs', 'Without a press for so long, name and next step are shown slowly in turn.'),
  attractMs: time('attractMs', 'Then the table invites new players; the lever goes on with the game.'),
  dimMs: time('dimMs', 'Then the LEDs are dimmed.'),
  abandonMs: time('abandonMs', 'Then an unfinished game is abandoned.'),
  quitMs: time('quitMs', 'How long a game that was quit can be gone on with.'),
  letterMs: time('letterMs', 'How long a name waits for its next letter.'),
  menuMs: time('menuMs', 'How long the menu waits for a press.'),
} satisfies Record<keyof IdleTimes, z.ZodType>);
