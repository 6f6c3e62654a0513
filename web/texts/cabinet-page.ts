/** What only the page of the on-screen cabinet says by itself, in the language of the page. */
import type { CABINET_PAGE as ENGLISH } from '../../src/language/en/cabinet-page.ts';
import type { Words } from '../../src/language/words.ts';
import type { WordsLoader } from './page-language.ts';

/** There before anything is drawn. */
export let PANEL_WORDS: Words<typeof ENGLISH>;

export const loadPanelTexts: WordsLoader = async (language) => {
  const record: { readonly CABINET_PAGE: Words<typeof ENGLISH> } = await import(
    `../../src/language/${language}/cabinet-page.ts`
  );
  PANEL_WORDS = record.CABINET_PAGE;
};
