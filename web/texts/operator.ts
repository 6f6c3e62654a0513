/** The words of the operator's page, in the language of the page. */
import type { OPERATOR } from '../../src/language/en/operator.ts';
import type { Words } from '../../src/language/words.ts';
import type { WordsLoader } from './page-language.ts';

/** There before anything is drawn. */
export let OPERATOR_WORDS: Words<typeof OPERATOR>;

const RECORDS = {
  en: () => import('../../src/language/en/operator.ts'),
  de: () => import('../../src/language/de/operator.ts'),
};

export const loadOperatorTexts: WordsLoader = async (language) => {
  OPERATOR_WORDS = (await RECORDS[language]()).OPERATOR;
};
