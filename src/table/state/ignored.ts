/** Presses that do nothing, on purpose, and why: the README and whoever asks are told. */
import type { IGNORED } from '../../language/en/ignored.ts';
import { plain, type Text } from '../../language/sentence.ts';

export type Ignored = keyof typeof IGNORED;

export function whyIgnored(reason: Ignored): Text {
  return plain(`ignored.${reason}`);
}
