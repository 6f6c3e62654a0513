/** The words of the odds, in the language of the page. */
import type { ODDS as ENGLISH } from '../../src/language/en/odds.ts';
import type { Words } from '../../src/language/words.ts';
import type { WordsLoader } from './page-language.ts';

export let ODDS_WORDS: Words<typeof ENGLISH>;

const RECORDS = {
  en: () => import('../../src/language/en/odds.ts'),
  de: () => import('../../src/language/de/odds.ts'),
};

export const loadOddsWords: WordsLoader = async (language) => {
  ODDS_WORDS = (await RECORDS[language]()).ODDS;
};
