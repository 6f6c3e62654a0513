/** The words of the history pages, in the language of the page. */
import type { HISTORY } from '../../src/language/en/history.ts';
import type { Words } from '../../src/language/words.ts';
import type { WordsLoader } from './page-language.ts';

/** There before anything is drawn. */
export let HISTORY_WORDS: Words<typeof HISTORY>;

export const loadHistoryTexts: WordsLoader = async (language) => {
  const record: { readonly HISTORY: Words<typeof HISTORY> } = await import(
    `../../src/language/${language}/history.ts`
  );
  HISTORY_WORDS = record.HISTORY;
};
