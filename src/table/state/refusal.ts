/** Every refusal of the table: a word for the display and a sentence for the pages. */
import type { Face, Rejection, RejectionCode } from '../../game/index.ts';
import { type Code, plain, type Text } from '../../language/sentence.ts';

/** What the table itself refuses before the game is asked. */
const TABLE_CODES = [
  'stale',
  'player-count',
  'type-dice',
  'typed-wrong',
  'rehearsal-late',
  'no-rehearsal',
  'learning',
  'no-credit',
  'no-hall',
  'dealt-so',
  'round-over',
  'hall-lies',
  'no-seat',
  'seat-taken',
  'seat-named',
  'sits-already',
] as const;

export type RefusalCode = RejectionCode | (typeof TABLE_CODES)[number];

export interface Refusal {
  readonly code: RefusalCode;
  /** At most eight characters. */
  readonly display: Code;
  readonly sentence: Text;
  /** Dice that are meant, by slot. */
  readonly slots: readonly number[];
}

/** A rejection of the game as the table shows it; `face` is what the dice show when they are five alike. */
export function refusalOf({ code, reason, slots = [] }: Rejection, face: Face | undefined): Refusal {
  return { code, display: displayOf(code, face), sentence: reason, slots };
}

export function tableRefusal(
  code: Exclude<RefusalCode, 'must-use-upper'>,
  sentence: Text = plain(`refusal.${code}`),
): Refusal {
  return { code, display: plain(`refused.${code}`), sentence, slots: [] };
}

/** Throws where a joker is refused without five alike: a bug. */
function displayOf(code: RefusalCode, face: Face | undefined): Code {
  if (code !== 'must-use-upper') return plain(`refused.${code}`);
  if (face === undefined) throw new Error('A joker was refused, and the dice are not five alike.');
  return { say: 'refused.must-use-upper', face };
}
