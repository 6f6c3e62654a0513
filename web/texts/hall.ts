/** The words of the hall's page, in the language of the page. */
import type { HALL_PAGE } from '../../src/language/en/hall-page.ts';
import type { Words } from '../../src/language/words.ts';
import type { WordsLoader } from './page-language.ts';

/** There before anything is drawn. */
export let HALL_WORDS: Words<typeof HALL_PAGE>;

const RECORDS = {
  en: () => import('../../src/language/en/hall-page.ts'),
  de: () => import('../../src/language/de/hall-page.ts'),
};

export const loadHallTexts: WordsLoader = async (language) => {
  HALL_WORDS = (await RECORDS[language]()).HALL_PAGE;
};
