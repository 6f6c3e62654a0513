/** The words of the operator's page, in the language of the page. */
import type { OPERATOR } from '../../src/language/en/operator.ts';
import type { Words } from '../../src/language/words.ts';
import type { WordsLoader } from './page-language.ts';

/** There before anything is drawn. */
export let OPERATOR_WORDS: Words<typeof OPERATOR>;

export const loadOperatorTexts: WordsLoader = async (language) => {
  const record: { readonly OPERATOR: Words<typeof OPERATOR> } = await import(
    `../../src/language/${language}/operator.ts`
  );
  OPERATOR_WORDS = record.OPERATOR;
};
