/** The words of the hall's page, in the language of the page. */
import type { HALL_PAGE } from '../../src/language/en/hall-page.ts';
import type { Words } from '../../src/language/words.ts';
import type { WordsLoader } from './page-language.ts';

/** There before anything is drawn. */
export let HALL_WORDS: Words<typeof HALL_PAGE>;

export const loadHallTexts: WordsLoader = async (language) => {
  const record: { readonly HALL_PAGE: Words<typeof HALL_PAGE> } = await import(
    `../../src/language/${language}/hall-page.ts`
  );
  HALL_WORDS = record.HALL_PAGE;
};
