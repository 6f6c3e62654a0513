/** What pages say of the seal before the first roll, in the language of the page. */
import type { SEALED } from '../../src/language/en/sealed.ts';
import type { Words } from '../../src/language/words.ts';
import type { WordsLoader } from './page-language.ts';

/** There before anything of it is drawn. */
export let SEALED_TEXTS: Words<typeof SEALED>;

export const loadSealedTexts: WordsLoader = async (language) => {
  const record: { readonly SEALED: Words<typeof SEALED> } = await import(
    `../../src/language/${language}/sealed.ts`
  );
  SEALED_TEXTS = record.SEALED;
};
