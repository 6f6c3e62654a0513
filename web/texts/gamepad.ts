/** The words of the gamepads' panel, in the language of the page. */
import type { GAMEPAD as ENGLISH } from '../../src/language/en/gamepad.ts';
import type { Words } from '../../src/language/words.ts';
import type { WordsLoader } from './page-language.ts';

export let GAMEPAD_WORDS: Words<typeof ENGLISH>;

const RECORDS = {
  en: () => import('../../src/language/en/gamepad.ts'),
  de: () => import('../../src/language/de/gamepad.ts'),
};

export const loadGamepadWords: WordsLoader = async (language) => {
  GAMEPAD_WORDS = (await RECORDS[language]()).GAMEPAD;
};
