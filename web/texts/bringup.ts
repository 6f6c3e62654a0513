/** The words of the first light, in the language of the page; not light, so they come when somebody begins it. */
import type { BRINGUP as STEPS } from '../../src/language/en/bringup.ts';
import type { LIGHT as CARDS } from '../../src/language/en/light.ts';
import type { Words } from '../../src/language/words.ts';
import { chosenLanguage, type WordsLoader } from './page-language.ts';

/** There before a card is drawn. */
export let BRINGUP_WORDS: Words<typeof STEPS>;
export let LIGHT_WORDS: Words<typeof CARDS>;

const RECORDS = {
  en: async () => ({
    ...(await import('../../src/language/en/bringup.ts')),
    ...(await import('../../src/language/en/light.ts')),
  }),
  de: async () => ({
    ...(await import('../../src/language/de/bringup.ts')),
    ...(await import('../../src/language/de/light.ts')),
  }),
};

const load: WordsLoader = async (language) => {
  const { BRINGUP, LIGHT } = await RECORDS[language]();
  BRINGUP_WORDS = BRINGUP;
  LIGHT_WORDS = LIGHT;
};

export const loadBringupTexts = (): Promise<void> => load(chosenLanguage());
