/** The words of the page that checks dice, in the language of the page. */
import type { VERIFY } from '../../src/language/en/verify.ts';
import type { Words } from '../../src/language/words.ts';
import type { WordsLoader } from './page-language.ts';

/** There before anything is drawn. */
export let VERIFY_WORDS: Words<typeof VERIFY>;

const RECORDS = {
  en: () => import('../../src/language/en/verify.ts'),
  de: () => import('../../src/language/de/verify.ts'),
};

export const loadVerifyTexts: WordsLoader = async (language) => {
  VERIFY_WORDS = (await RECORDS[language]()).VERIFY;
};
