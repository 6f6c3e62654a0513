/** The words of the live pages, in the language of the page. */
import type { LIVE } from '../../src/language/en/live.ts';
import type { Words } from '../../src/language/words.ts';
import type { WordsLoader } from './page-language.ts';

/** There before anything is drawn. */
export let TEXTS: Words<typeof LIVE>;

export const loadLiveTexts: WordsLoader = async (language) => {
  const record: { readonly LIVE: Words<typeof LIVE> } = await import(
    `../../src/language/${language}/live.ts`
  );
  TEXTS = record.LIVE;
};
