/** The words of people, seats and profiles, in the language of the page. */
import type { PROFILE } from '../../src/language/en/profile.ts';
import type { Words } from '../../src/language/words.ts';
import type { WordsLoader } from './page-language.ts';

/** There before anything is drawn. */
export let PROFILE_WORDS: Words<typeof PROFILE>;

export const loadProfileTexts: WordsLoader = async (language) => {
  const record: { readonly PROFILE: Words<typeof PROFILE> } = await import(
    `../../src/language/${language}/profile.ts`
  );
  PROFILE_WORDS = record.PROFILE;
};
