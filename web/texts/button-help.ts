/** The words beside the buttons' own, where a page explains them, in the language of the page. */
import type { BUTTON_HELP as ENGLISH } from '../../src/language/en/button-help.ts';
import type { Words } from '../../src/language/words.ts';
import type { WordsLoader } from './page-language.ts';

/** There before anything is explained. */
export let HELP_WORDS: Words<typeof ENGLISH>;

export const loadHelpTexts: WordsLoader = async (language) => {
  const record: { readonly BUTTON_HELP: Words<typeof ENGLISH> } = await import(
    `../../src/language/${language}/button-help.ts`
  );
  HELP_WORDS = record.BUTTON_HELP;
};
