/** The words of the page of a round, in the language of the page. */
import type { CHECK } from '../../src/language/en/check.ts';
import type { ROUND } from '../../src/language/en/round.ts';
import type { Words } from '../../src/language/words.ts';
import type { WordsLoader } from './page-language.ts';

/** There before anything is drawn. */
export let ROUND_WORDS: { readonly round: Words<typeof ROUND>; readonly check: Words<typeof CHECK> };

const RECORDS = {
  en: async () => ({
    ...{ round: (await import('../../src/language/en/round.ts')).ROUND },
    ...{ check: (await import('../../src/language/en/check.ts')).CHECK },
  }),
  de: async () => ({
    ...{ round: (await import('../../src/language/de/round.ts')).ROUND },
    ...{ check: (await import('../../src/language/de/check.ts')).CHECK },
  }),
};

export const loadRoundTexts: WordsLoader = async (language) => {
  ROUND_WORDS = await RECORDS[language]();
};
