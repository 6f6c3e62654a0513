/** The words of the history pages, in the language of the page. */
import type { HISTORY } from '../../src/language/en/history.ts';
import type { Words } from '../../src/language/words.ts';
import type { WordsLoader } from './page-language.ts';

/** There before anything is drawn. */
export let HISTORY_WORDS: Words<typeof HISTORY>;

const RECORDS = {
  en: () => import('../../src/language/en/history.ts'),
  de: () => import('../../src/language/de/history.ts'),
};

export const loadHistoryTexts: WordsLoader = async (language) => {
  HISTORY_WORDS = (await RECORDS[language]()).HISTORY;
};
