/** What is said for a while in the place of the usual text: words of the display, and a sentence. */
import { CUT_LENGTH } from '../../game/index.ts';
import { displayWord } from '../../language/display-text.ts';
import { type Code, plain, row, type Text } from '../../language/sentence.ts';
import { BANKED_MS, NOTICE_MS } from '../times.ts';
import { pointsPage } from './display-name.ts';
import type { Refusal } from './refusal.ts';

/** Words of the display and a sentence that cover the usual text for a while. */
export interface Notice {
  readonly kind: 'refusal' | 'notice';
  readonly pages: readonly Code[];
  readonly sentence: Text;
  /** Dice that are meant, by slot: they are marked meanwhile. */
  readonly slots: readonly number[];
  readonly untilMs: number;
}

/** Long enough to be found by those who wonder why nothing happens; any other button ends it. */
const STUCK_MS = 30_000;

export function refusalNotice({ display, sentence, slots }: Refusal, nowMs: number): Notice {
  return { kind: 'refusal', pages: [display], sentence, slots, untilMs: nowMs + NOTICE_MS };
}

/** `pressed`: all that the players have cut with so far. */
export function cutNotice(pressed: string, nowMs: number): Notice {
  const left = CUT_LENGTH - [...pressed].length;
  const sentence = row({ say: 'table.cut', cut: pressed }, left === 0 ? '' : { say: 'table.moreCuts', left });
  return notice([{ say: 'display.cut', cut: pressed.slice(-4).toUpperCase() }], sentence, nowMs + NOTICE_MS);
}

/** A word that may have no letter of the display is told by the pages alone. */
export function guestCutNotice(text: string, nowMs: number): Notice {
  const shown = displayWord(text).slice(0, 4).trim();
  return notice([{ say: 'display.cut', cut: shown }], { say: 'table.guestCut', text }, nowMs + NOTICE_MS);
}

/** `total`: with the banked points. */
export function bankedNotice(name: string, points: number, total: number, nowMs: number): Notice {
  const sentence: Text = { say: 'table.banked', player: name, points, total };
  return notice([{ say: 'display.bank' }, pointsPage(total)], sentence, nowMs + BANKED_MS);
}

/** What the farkle itself cost was told before. `penalty`: below 0; `total`: after it. */
export function penaltyNotice(
  name: string,
  { penalty, inARow, total }: { readonly penalty: number; readonly inARow: number; readonly total: number },
  nowMs: number,
): Notice {
  const values = { player: name, cost: -penalty, total };
  const sentence: Text =
    inARow === 1
      ? { say: 'table.farkleCosts', ...values }
      : { say: 'table.farklesCost', farkles: inARow, ...values };
  return notice([{ say: 'display.penalty' }, pointsPage(penalty)], sentence, nowMs + BANKED_MS);
}

/** Select is down, and takes a score back if it stays there. */
export function holdOnNotice(nowMs: number): Notice {
  return notice([{ say: 'display.holdOn' }], { say: 'table.holdOn' }, nowMs + NOTICE_MS);
}

/** The table speaks it, but only until it is started again. */
export function languageNotice(nowMs: number): Notice {
  return notice([{ say: 'display.notKept' }], { say: 'table.languageUnkept' }, nowMs + BANKED_MS);
}

/** `sentence`: what was corrected. */
export function correctionNotice(sentence: Text, nowMs: number): Notice {
  return notice([{ say: 'display.corrected' }], sentence, nowMs + NOTICE_MS);
}

export function stuckNotice(button: Code, nowMs: number): Notice {
  return notice(
    [{ say: 'faultWord.button-stuck' }, { say: 'display.named', button }],
    { say: 'table.stuck', button },
    nowMs + STUCK_MS,
  );
}

export function chatterNotice(button: Code, nowMs: number): Notice {
  return notice(
    [{ say: 'faultWord.button-chatter' }, { say: 'display.named', button }],
    { say: 'table.chatters', button },
    nowMs + STUCK_MS,
  );
}

/** A coin was counted. */
export function coinNotice(credits: string, nowMs: number): Notice {
  return notice([{ say: 'display.credit', credits }], { say: 'table.coin', credits }, nowMs + NOTICE_MS);
}

/** Something that whoever runs the table should see; no game is lost by it. */
export function alarmNotice(what: 'slam' | 'doorOpen', nowMs: number): Notice {
  return notice([plain(`display.${what}`)], plain(`table.${what}`), nowMs + NOTICE_MS);
}

/** Nobody is known by what was entered; `wait`: nor by anything else for a while. */
export function codeNotice(verdict: 'wrong' | 'wait', nowMs: number): Notice {
  return verdict === 'wrong'
    ? notice([{ say: 'display.codeWrong' }], { say: 'table.codeWrong' }, nowMs + NOTICE_MS)
    : notice([{ say: 'display.codeWait' }], { say: 'table.codeWait' }, nowMs + BANKED_MS);
}

/** The table knows nobody by this name and code: why not. */
export function notKnownNotice(why: Code, nowMs: number): Notice {
  return notice([{ say: 'display.name' }], why, nowMs + BANKED_MS);
}

export function jamNotice(channel: number, nowMs: number): Notice {
  return notice([{ say: 'display.coinJam' }], { say: 'table.coinJam', channel }, nowMs + STUCK_MS);
}

function notice(pages: readonly Code[], sentence: Text, untilMs: number): Notice {
  return { kind: 'notice', pages, sentence, slots: [], untilMs };
}
