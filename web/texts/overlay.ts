/** The words of the overlay that are about its address, in the language of the page. */
import type { OVERLAY } from '../../src/language/en/overlay.ts';
import type { Words } from '../../src/language/words.ts';
import type { WordsLoader } from './page-language.ts';

/** There before anything is drawn. */
export let OVERLAY_WORDS: Words<typeof OVERLAY>;

export const loadOverlayTexts: WordsLoader = async (language) => {
  const record: { readonly OVERLAY: Words<typeof OVERLAY> } = await import(
    `../../src/language/${language}/overlay.ts`
  );
  OVERLAY_WORDS = record.OVERLAY;
};
