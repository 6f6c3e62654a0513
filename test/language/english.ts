/** What codes say in English, for tests that read what the table tells. */

import { houseRules, type RuleSet, type RuleSets } from '../../src/game/index.ts';
import { BOX_CODE } from '../../src/language/en/box-code.ts';
import { SENTENCES } from '../../src/language/en/sentences.ts';
import { SLOT } from '../../src/language/en/slot.ts';
import { houseText } from '../../src/language/house-text.ts';
import { type NamedRow, rowText } from '../../src/language/row-text.ts';
import { type InWords, tellAll } from '../../src/language/sentence.ts';
import { type SlotMeaning, slotText } from '../../src/language/slot-text.ts';
import type { OperatorDesk } from '../../src/server/operator/desk.ts';
import { type PageView, pageView } from '../../src/server/view/page-view.ts';
import type { TableView } from '../../src/table/view.ts';

/** What the display calls a box, before its points. */
export function boxCodeOf(kind: string): string {
  const codes: Readonly<Record<string, string>> = BOX_CODE;
  return codes[kind] ?? '';
}

/** The value with every code in it told. */
export function english<Value>(value: Value): InWords<Value> {
  return tellAll(SENTENCES, value);
}

/** The slots in words, from the first on. */
export function slotTexts(slots: readonly SlotMeaning[]): readonly string[] {
  return slots.map((slot, index) => slotText(SLOT, slot, index));
}

/** A view as English pages show it. */
export function englishView(view: TableView): TableView {
  const { picture, game, ...told } = view;
  return { ...english(told), picture, game } as TableView;
}

/** What somebody who reads English is answered. */
export function englishDesk(desk: OperatorDesk): OperatorDesk {
  const told = Object.entries(desk).map(([name, work]: [string, (...asked: never[]) => Promise<unknown>]) => [
    name,
    async (...asked: never[]) => english(await work(...asked)),
  ]);
  return Object.fromEntries(told) as OperatorDesk;
}

/** The rows of a score card by name; `keys`: with those of the on-screen cabinet. */
export function rowTexts(rows: readonly NamedRow[], keys = false): readonly string[] {
  return rows.map((row) => rowText(SENTENCES, row, keys));
}

/** What English pages show, rows of the card by name. */
export function englishPage(view: TableView, ruleSets: RuleSets): PageView {
  const page = english(pageView(view, ruleSets)) as PageView;
  const { card } = page;
  if (card === null) return page;
  const names = rowTexts(card.rows, card.keysOnCard);
  return {
    ...page,
    card: { ...card, rows: card.rows.map((row, index) => ({ ...row, label: names[index] ?? '' })) },
  };
}

/** The house-rule card of a set, one line each. */
export function houseLines(rules: RuleSet): readonly string[] {
  return houseText(SENTENCES, houseRules(rules));
}
