/** The words of people, seats and profiles, in the language of the page. */
import type { PROFILE } from '../../src/language/en/profile.ts';
import type { Words } from '../../src/language/words.ts';
import type { WordsLoader } from './page-language.ts';

/** There before anything is drawn. */
export let PROFILE_WORDS: Words<typeof PROFILE>;

const RECORDS = {
  en: () => import('../../src/language/en/profile.ts'),
  de: () => import('../../src/language/de/profile.ts'),
};

export const loadProfileTexts: WordsLoader = async (language) => {
  PROFILE_WORDS = (await RECORDS[language]()).PROFILE;
};
