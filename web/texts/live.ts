/** The words of the live pages, in the language of the page. */
import type { LIVE } from '../../src/language/en/live.ts';
import type { Words } from '../../src/language/words.ts';
import type { WordsLoader } from './page-language.ts';

/** There before anything is drawn. */
export let TEXTS: Words<typeof LIVE>;

const RECORDS = {
  en: () => import('../../src/language/en/live.ts'),
  de: () => import('../../src/language/de/live.ts'),
};

export const loadLiveTexts: WordsLoader = async (language) => {
  TEXTS = (await RECORDS[language]()).LIVE;
};
