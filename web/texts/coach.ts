/** What the coach says, in the language of the page. */
import type { COACH as ENGLISH } from '../../src/language/en/coach.ts';
import type { Words } from '../../src/language/words.ts';
import type { WordsLoader } from './page-language.ts';

export let COACH_WORDS: Words<typeof ENGLISH>;

export const loadCoachWords: WordsLoader = async (language) => {
  const record: { readonly COACH: Words<typeof ENGLISH> } = await import(
    `../../src/language/${language}/coach.ts`
  );
  COACH_WORDS = record.COACH;
};
