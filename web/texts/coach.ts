/** What the coach says, in the language of the page. */
import type { COACH as ENGLISH } from '../../src/language/en/coach.ts';
import type { Words } from '../../src/language/words.ts';
import type { WordsLoader } from './page-language.ts';

export let COACH_WORDS: Words<typeof ENGLISH>;

const RECORDS = {
  en: () => import('../../src/language/en/coach.ts'),
  de: () => import('../../src/language/de/coach.ts'),
};

export const loadCoachWords: WordsLoader = async (language) => {
  COACH_WORDS = (await RECORDS[language]()).COACH;
};
