/** The names of the pages, in the language of the page. */
import type { PAGE_NAMES as ENGLISH } from '../../src/language/en/page-names.ts';
import type { Words } from '../../src/language/words.ts';
import type { WordsLoader } from './page-language.ts';

/** There before anything is drawn. */
export let PLACE_WORDS: Words<typeof ENGLISH>;

export const loadPlacesTexts: WordsLoader = async (language) => {
  const record: { readonly PAGE_NAMES: Words<typeof ENGLISH> } = await import(
    `../../src/language/${language}/page-names.ts`
  );
  PLACE_WORDS = record.PAGE_NAMES;
};
