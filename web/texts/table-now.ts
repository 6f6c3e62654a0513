/** The words of the table on the operator's page, in the language of the page. */
import type { TABLE_NOW } from '../../src/language/en/table-now.ts';
import type { Words } from '../../src/language/words.ts';
import type { WordsLoader } from './page-language.ts';

/** There before anything is drawn. */
export let TABLE_WORDS: Words<typeof TABLE_NOW>;

export const loadTableWords: WordsLoader = async (language) => {
  const record: { readonly TABLE_NOW: Words<typeof TABLE_NOW> } = await import(
    `../../src/language/${language}/table-now.ts`
  );
  TABLE_WORDS = record.TABLE_NOW;
};
