/**
 * What a table says on `view`: a snapshot of `server/live`, or a beat where whoever asked has the newest one. What comes from a
 * table is checked here as far as a hall looks into it; the rest is for pages that watch that table alone.
 */
import { z } from 'zod';
import { textSchema } from './text.ts';

/** Between two views of a table: at most twice a second, and the newest only. */
export const VIEW_MS = 500;
/** Of one message: ten times the longest that was seen. */
const MOST_VIEW_BYTES = 64 * 1024;
const MOST_DEPTH = 16;

const epoch = z.string().regex(/^[\w-]{1,40}$/);
const seq = z.int().min(1);
const named = { epoch, seq };

/** The newest that whoever asks has; null: none. */
export const viewCallSchema = z.strictObject({ have: z.strictObject(named).nullable() });
export type ViewCall = z.output<typeof viewCallSchema>;

const name = z.string().max(60);

/** What a card of the hall's board is made of. */
const shown = z.object({
  screen: z.enum(['attract', 'setup', 'turn', 'over']),
  rules: textSchema,
  round: z.int().min(0),
  rounds: z.int().min(0),
  players: z.array(z.object({ name, total: z.int(), current: z.boolean(), winner: z.boolean() })).max(12),
  setup: z.object({ names: z.array(name).max(12) }).nullable(),
  odds: z.object({ players: z.array(z.object({ win: z.number().min(0).max(1) })).max(12) }).optional(),
});

const viewSchema = z.looseObject({ type: z.literal('snapshot'), ...named, ...shown.shape });
const beatSchema = z.strictObject({ type: z.literal('beat'), ...named });
const heardSchema = z.union([beatSchema, viewSchema]);

export type ShownView = z.output<typeof shown>;
export type ToldView =
  | z.output<typeof beatSchema>
  | {
      readonly type: 'snapshot';
      readonly epoch: string;
      readonly seq: number;
      readonly shown: ShownView;
      /** All that pages of this table show, as JSON. */
      readonly content: string;
    };

/** Undefined: nothing that a table says. */
export function heardView(bytes: Uint8Array): ToldView | undefined {
  if (bytes.length > MOST_VIEW_BYTES) return undefined;
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (isDeep(value, MOST_DEPTH)) return undefined;
    const heard = heardSchema.safeParse(value).data;
    if (heard === undefined || heard.type === 'beat') return heard;
    // Guests cut at the table itself: a word from somewhere else is nobody's who plays. A game is checked there too.
    const { type: _, epoch: _epoch, seq: _seq, guestsMayCut: _cut, ...rest } = value as typeof heard;
    return {
      type: heard.type,
      epoch: heard.epoch,
      seq: heard.seq,
      shown: shown.parse(heard),
      content: JSON.stringify({ ...rest, sealed: [] }),
    };
  } catch {
    return undefined;
  }
}

/** Whoever walks through it must come to an end. */
function isDeep(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => isDeep(inner, depth - 1));
}
