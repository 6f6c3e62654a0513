/** How people call the keys that press a button of the on-screen cabinet, and how programs do. */
import type { Input } from '../../hardware/cabinet.ts';
import { HELP_WORDS } from '../texts/button-help.ts';
import { KEY_OF_INPUT } from './key-meaning.ts';

/** As they are printed on keyboards; all others are what they type. */
const NAMES: Readonly<Record<string, () => string>> = {
  Enter: () => HELP_WORDS.keyNames.enter,
  ' ': () => HELP_WORDS.keyNames.space,
  ArrowLeft: () => '←',
  ArrowRight: () => '→',
};

export function keyName(input: Input): string {
  const key = KEY_OF_INPUT[input];
  return NAMES[key]?.() ?? key;
}

/** For `aria-keyshortcuts`, which has a word for the one key that nobody can see. */
export function keyShortcut(input: Input): string {
  return KEY_OF_INPUT[input].replace(' ', 'Space');
}
