/** The words of the gamepads' panel, in the language of the page. */
import type { GAMEPAD as ENGLISH } from '../../src/language/en/gamepad.ts';
import type { Words } from '../../src/language/words.ts';
import type { WordsLoader } from './page-language.ts';

export let GAMEPAD_WORDS: Words<typeof ENGLISH>;

export const loadGamepadWords: WordsLoader = async (language) => {
  const record: { readonly GAMEPAD: Words<typeof ENGLISH> } = await import(
    `../../src/language/${language}/gamepad.ts`
  );
  GAMEPAD_WORDS = record.GAMEPAD;
};
