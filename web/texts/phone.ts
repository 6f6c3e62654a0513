/** What phones load later, in the language of the page. */
import type { PHONE as ENGLISH } from '../../src/language/en/phone.ts';
import type { Words } from '../../src/language/words.ts';
import type { WordsLoader } from './page-language.ts';

export let PHONE_WORDS: Words<typeof ENGLISH>;

export const loadPhoneWords: WordsLoader = async (language) => {
  const record: { readonly PHONE: Words<typeof ENGLISH> } = await import(
    `../../src/language/${language}/phone.ts`
  );
  PHONE_WORDS = record.PHONE;
};
