/** What is paid for, and what playing costs; nothing of it where play is free. */
import { costOf, priceOf } from '../../../books/credit-rules.ts';
import { creditText, EMPTY_PURSE } from '../../../books/purse.ts';
import { houseSeat } from '../../../game/index.ts';
import type { Text } from '../../../language/sentence.ts';
import type { Moment } from '../../state/moment.ts';

function textOf({ purse = EMPTY_PURSE }: Moment): string {
  return creditText(purse);
}

export function creditPages(moment: Moment): readonly Text[] {
  if (moment.options.credits.mode === 'free') return [];
  return [{ say: 'display.credit', credits: textOf(moment) }];
}

export function creditSentences(moment: Moment): readonly Text[] {
  const { credits } = moment.options;
  if (credits.mode === 'free') return [];
  const price = priceOf(credits);
  return [{ say: 'table.credit', credits: textOf(moment), price, currency: credits.currency }];
}

/** Of the game that is set up, by the names that would play. */
export function costPages({ options }: Moment, names: readonly string[]): readonly Text[] {
  const cost = costOf(options.credits, peopleIn(names));
  return cost === 0 ? [] : [{ say: 'display.costs', credits: cost }];
}

export function costSentences(moment: Moment, names: readonly string[]): readonly Text[] {
  const cost = costOf(moment.options.credits, peopleIn(names));
  return cost === 0 ? [] : [{ say: 'table.costs', cost, credits: textOf(moment) }];
}

function peopleIn(names: readonly string[]): number {
  return names.filter((name) => houseSeat(name) === undefined).length;
}
