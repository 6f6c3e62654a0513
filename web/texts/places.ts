/** The names of the pages, in the language of the page. */
import type { PAGE_NAMES as ENGLISH } from '../../src/language/en/page-names.ts';
import type { Words } from '../../src/language/words.ts';
import type { WordsLoader } from './page-language.ts';

/** There before anything is drawn. */
export let PLACE_WORDS: Words<typeof ENGLISH>;

const RECORDS = {
  en: () => import('../../src/language/en/page-names.ts'),
  de: () => import('../../src/language/de/page-names.ts'),
};

export const loadPlacesTexts: WordsLoader = async (language) => {
  PLACE_WORDS = (await RECORDS[language]()).PAGE_NAMES;
};
