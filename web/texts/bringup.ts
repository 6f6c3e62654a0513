/** The words of the first light, in the language of the page; not light, so they come when somebody begins it. */
import type { BRINGUP as STEPS } from '../../src/language/en/bringup.ts';
import type { LIGHT as CARDS } from '../../src/language/en/light.ts';
import type { Words } from '../../src/language/words.ts';
import { chosenLanguage, type WordsLoader } from './page-language.ts';

/** There before a card is drawn. */
export let BRINGUP_WORDS: Words<typeof STEPS>;
export let LIGHT_WORDS: Words<typeof CARDS>;

const load: WordsLoader = async (language) => {
  const steps: { readonly BRINGUP: Words<typeof STEPS> } = await import(
    `../../src/language/${language}/bringup.ts`
  );
  const cards: { readonly LIGHT: Words<typeof CARDS> } = await import(
    `../../src/language/${language}/light.ts`
  );
  BRINGUP_WORDS = steps.BRINGUP;
  LIGHT_WORDS = cards.LIGHT;
};

export const loadBringupTexts = (): Promise<void> => load(chosenLanguage());
