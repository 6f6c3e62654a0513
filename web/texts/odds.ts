/** The words of the odds, in the language of the page. */
import type { ODDS as ENGLISH } from '../../src/language/en/odds.ts';
import type { Words } from '../../src/language/words.ts';
import type { WordsLoader } from './page-language.ts';

export let ODDS_WORDS: Words<typeof ENGLISH>;

export const loadOddsWords: WordsLoader = async (language) => {
  const record: { readonly ODDS: Words<typeof ENGLISH> } = await import(
    `../../src/language/${language}/odds.ts`
  );
  ODDS_WORDS = record.ODDS;
};
