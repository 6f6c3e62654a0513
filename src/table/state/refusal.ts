/** Every refusal of the table: eight characters for the display and a sentence for the pages. */
import type { Face, Rejection, RejectionCode } from '../../game/index.ts';
import { plain, type Text } from '../../language/sentence.ts';

/** What the table itself refuses before the game is asked. */
const TABLE_CODES = [
  'stale',
  'player-count',
  'type-dice',
  'typed-wrong',
  'rehearsal-late',
  'no-rehearsal',
] as const;

export type RefusalCode = RejectionCode | (typeof TABLE_CODES)[number];

export interface Refusal {
  readonly code: RefusalCode;
  /** At most eight characters. */
  readonly display: string;
  readonly sentence: Text;
  /** Dice that are meant, by slot. */
  readonly slots: readonly number[];
}

/** At most eight characters each, readable on fourteen segments. `#` stands for the face of five alike. */
export const REFUSAL_TEXTS: Readonly<Record<RefusalCode, string>> = {
  'no-game': 'NO GAME',
  'game-running': 'IN GAME',
  'game-over': 'GAME END',
  'bad-start': 'NO START',
  'roll-first': 'ROLL 1ST',
  'no-rolls-left': 'NO ROLLS',
  'all-held': 'ALL HELD',
  'no-such-die': 'NO DIE',
  'already-held': 'HELD',
  'not-held': 'IS FREE',
  'dice-fixed': 'PICK BOX',
  'cut-closed': 'CUT DONE',
  'bad-cut': 'CUT FULL',
  'no-such-box': 'NO BOX',
  'box-filled': 'FILLED',
  'must-use-upper': 'USE #S',
  'must-use-lower': 'USE LOWR',
  'box-closed': 'CLOSED',
  'not-a-yahtzee': 'NO YZ',
  'yahtzee-zeroed': 'ZEROED',
  'already-claimed': 'CLAIMED',
  'roll-on': 'ROLL ON',
  'hold-stays': 'IS HELD',
  'is-set': 'IS SET',
  'pick-die': 'PICK DIE',
  'no-points': 'NO POINT',
  'dead-die': 'DEAD DIE',
  'below-entry': 'TOO FEW',
  'below-bank': 'TOO LOW',
  'wrong-move': 'NO MOVE',
  'bad-name': 'NO NAME',
  'nobody-to-skip-to': 'NO SKIP',
  'nothing-to-take-back': 'NO BACK',
  'nothing-to-undo': 'NO UNDO',
  'nothing-to-replace': 'NO SCORE',
  'choose-first': 'CHOOSE',
  'no-such-player': 'WHO ?',
  'wrong-value': 'BAD PTS',
  'nothing-changes': 'THE SAME',
  'bad-adjustment': 'BAD ADJ',
  'no-reason': 'WHY ?',
  'bad-signature': 'SIGN IT',
  'seed-open': 'SEED OUT',
  'dropped-out': 'IS OUT',
  stale: 'TOO LATE',
  'player-count': 'PLAYERS?',
  'type-dice': 'TYPE IT',
  'typed-wrong': 'BAD DICE',
  'rehearsal-late': 'BEGUN',
  'no-rehearsal': 'REAL ONE',
};

/** A rejection of the game as the table shows it; `face` is what the dice show when they are five alike. */
export function refusalOf({ code, reason, slots = [] }: Rejection, face: Face | undefined): Refusal {
  return { code, display: REFUSAL_TEXTS[code].replace('#', `${face ?? '#'}`), sentence: reason, slots };
}

export function tableRefusal(code: RefusalCode, sentence: Text = plain(`refusal.${code}`)): Refusal {
  return { code, display: REFUSAL_TEXTS[code], sentence, slots: [] };
}
