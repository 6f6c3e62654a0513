/** The words of the fleet page, in the language of the page. */
import type { FLEET_PAGE } from '../../src/language/en/fleet-page.ts';
import type { Words } from '../../src/language/words.ts';
import type { WordsLoader } from './page-language.ts';

/** There before anything is drawn. */
export let FLEET_WORDS: Words<typeof FLEET_PAGE>;

const RECORDS = {
  en: () => import('../../src/language/en/fleet-page.ts'),
  de: () => import('../../src/language/de/fleet-page.ts'),
};

export const loadFleetTexts: WordsLoader = async (language) => {
  FLEET_WORDS = (await RECORDS[language]()).FLEET_PAGE;
};
