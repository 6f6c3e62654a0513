/** Every refusal of the table: eight characters for the display and a sentence for the pages. */
import { type Face, REJECTIONS, type Rejection, type RejectionCode } from '../game/index.ts';

/** What the table itself refuses before the game is asked. */
export const TABLE_REFUSALS = {
  stale: 'That press arrived too late and was not played. Press again.',
  'player-count': 'That many players cannot play this game.',
} as const;

export type RefusalCode = RejectionCode | keyof typeof TABLE_REFUSALS;

export interface Refusal {
  readonly code: RefusalCode;
  /** At most eight characters. */
  readonly display: string;
  readonly sentence: string;
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
  'wrong-move': 'NO MOVE',
  'nothing-to-take-back': 'NO BACK',
  stale: 'TOO LATE',
  'player-count': 'PLAYERS?',
};

/** A rejection of the game as the table shows it; `face` is what the dice show when they are five alike. */
export function refusalOf({ code, reason }: Rejection, face: Face | undefined): Refusal {
  return { code, display: REFUSAL_TEXTS[code].replace('#', `${face ?? '#'}`), sentence: reason };
}

export function tableRefusal(code: RefusalCode, sentence = sentenceOf(code)): Refusal {
  return { code, display: REFUSAL_TEXTS[code], sentence };
}

function sentenceOf(code: RefusalCode): string {
  return { ...REJECTIONS, ...TABLE_REFUSALS }[code];
}
