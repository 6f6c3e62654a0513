/** What codes say in English, for tests that read what the table tells. */
import { SENTENCES } from '../../src/language/en/sentences.ts';
import { SLOT } from '../../src/language/en/slot.ts';
import { type InWords, tellAll } from '../../src/language/sentence.ts';
import { type SlotMeaning, slotText } from '../../src/language/slot-text.ts';
import type { OperatorDesk } from '../../src/server/operator/desk.ts';
import type { TableView } from '../../src/table/view.ts';

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
