/** German of `en/speech.ts`. */
import type { SPEECH as ENGLISH } from '../en/speech.ts';
import type { Words } from '../words.ts';
import { list } from './grammar.ts';

export const SPEECH = {
  names: ({ names }) => `${list(names)}.`,
  box: ({ box }) => `${box}.`,
  dice: ({ faces }) => `Würfel: ${faces}.`,
  stays: ({ die, face }) => `Würfel ${die}, eine ${face}, bleibt liegen.`,
  rollsAgain: ({ die, face }) => `Würfel ${die}, eine ${face}, rollt wieder.`,
  picked: ({ die, face }) => `Würfel ${die}, eine ${face}, ist zur Seite gelegt.`,
  putBack: ({ die, face }) => `Würfel ${die}, eine ${face}, ist zurückgelegt.`,
  test: 'Dies ist die Stimme des Tisches.',
} as const satisfies Words<typeof ENGLISH>;
