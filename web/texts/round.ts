/** The words of the page of a round, in the language of the page. */
import type { CHECK } from '../../src/language/en/check.ts';
import type { ROUND } from '../../src/language/en/round.ts';
import type { Words } from '../../src/language/words.ts';
import type { WordsLoader } from './page-language.ts';

/** There before anything is drawn. */
export let ROUND_WORDS: { readonly round: Words<typeof ROUND>; readonly check: Words<typeof CHECK> };

export const loadRoundTexts: WordsLoader = async (language) => {
  const round: { readonly ROUND: Words<typeof ROUND> } = await import(
    `../../src/language/${language}/round.ts`
  );
  const check: { readonly CHECK: Words<typeof CHECK> } = await import(
    `../../src/language/${language}/check.ts`
  );
  ROUND_WORDS = { round: round.ROUND, check: check.CHECK };
};
