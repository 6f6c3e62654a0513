/** The words of the page that checks dice, in the language of the page. */
import type { VERIFY } from '../../src/language/en/verify.ts';
import type { Words } from '../../src/language/words.ts';
import type { WordsLoader } from './page-language.ts';

/** There before anything is drawn. */
export let VERIFY_WORDS: Words<typeof VERIFY>;

export const loadVerifyTexts: WordsLoader = async (language) => {
  const record: { readonly VERIFY: Words<typeof VERIFY> } = await import(
    `../../src/language/${language}/verify.ts`
  );
  VERIFY_WORDS = record.VERIFY;
};
