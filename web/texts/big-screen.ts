/** What only the TV and the overlay say by themselves, in the language of the page. */
import type { BIG_SCREEN as ENGLISH } from '../../src/language/en/big-screen.ts';
import type { Words } from '../../src/language/words.ts';
import type { WordsLoader } from './page-language.ts';

/** There before anything is drawn. */
export let BIG_WORDS: Words<typeof ENGLISH>;

export const loadBigTexts: WordsLoader = async (language) => {
  const record: { readonly BIG_SCREEN: Words<typeof ENGLISH> } = await import(
    `../../src/language/${language}/big-screen.ts`
  );
  BIG_WORDS = record.BIG_SCREEN;
};
