/** What phones load later, in the language of the page. */
import type { PHONE as ENGLISH } from '../../src/language/en/phone.ts';
import type { Words } from '../../src/language/words.ts';
import type { WordsLoader } from './page-language.ts';

export let PHONE_WORDS: Words<typeof ENGLISH>;

const RECORDS = {
  en: () => import('../../src/language/en/phone.ts'),
  de: () => import('../../src/language/de/phone.ts'),
};

export const loadPhoneWords: WordsLoader = async (language) => {
  PHONE_WORDS = (await RECORDS[language]()).PHONE;
};
