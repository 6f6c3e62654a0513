/** The words of the fleet page, in the language of the page. */
import type { FLEET_PAGE } from '../../src/language/en/fleet-page.ts';
import type { Words } from '../../src/language/words.ts';
import type { WordsLoader } from './page-language.ts';

/** There before anything is drawn. */
export let FLEET_WORDS: Words<typeof FLEET_PAGE>;

export const loadFleetTexts: WordsLoader = async (language) => {
  const record: { readonly FLEET_PAGE: Words<typeof FLEET_PAGE> } = await import(
    `../../src/language/${language}/fleet-page.ts`
  );
  FLEET_WORDS = record.FLEET_PAGE;
};
