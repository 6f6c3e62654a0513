/** What is said for a while in the place of the usual text: eight characters a page, and a sentence. */
import { CUT_LENGTH } from '../../game/index.ts';
import { row, type Text } from '../../language/sentence.ts';
import { BANKED_MS, NOTICE_MS } from '../times.ts';
import { pointsPage } from './display-name.ts';
import type { Refusal } from './refusal.ts';

/** Pages of eight characters and a sentence that cover the usual text for a while. */
export interface Notice {
  readonly kind: 'refusal' | 'notice';
  readonly pages: readonly string[];
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

/** `cut`: all that the players have cut with so far. */
export function cutNotice(cut: string, nowMs: number): Notice {
  const left = CUT_LENGTH - [...cut].length;
  const sentence = row({ say: 'table.cut', cut }, left === 0 ? '' : { say: 'table.moreCuts', left });
  return notice([`CUT ${cut.slice(-4).toUpperCase()}`], sentence, nowMs + NOTICE_MS);
}

/** `total`: with the banked points. */
export function bankedNotice(name: string, points: number, total: number, nowMs: number): Notice {
  const sentence: Text = { say: 'table.banked', player: name, points, total };
  return notice(['BANK', pointsPage(total)], sentence, nowMs + BANKED_MS);
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
  return notice(['PENALTY', pointsPage(penalty)], sentence, nowMs + BANKED_MS);
}

/** `sentence`: what was corrected. */
export function correctionNotice(sentence: Text, nowMs: number): Notice {
  return notice(['CORRECT'], sentence, nowMs + NOTICE_MS);
}

/** `name`: of the button, as it stands on the cabinet. */
export function stuckNotice(name: string, nowMs: number): Notice {
  return notice(['STUCK', name], { say: 'table.stuck', button: name }, nowMs + STUCK_MS);
}

/** `name`: of the button, as it stands on the cabinet. */
export function chatterNotice(name: string, nowMs: number): Notice {
  return notice(['CHATTER', name], { say: 'table.chatters', button: name }, nowMs + STUCK_MS);
}

function notice(pages: readonly string[], sentence: Text, untilMs: number): Notice {
  return { kind: 'notice', pages, sentence, slots: [], untilMs };
}
