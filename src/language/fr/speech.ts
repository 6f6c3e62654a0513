/** French of `en/speech.ts`. */
import type { SPEECH as ENGLISH } from '../en/speech.ts';
import type { Words } from '../words.ts';
import { list } from './grammar.ts';

export const SPEECH = {
  names: ({ names }) => `${list(names)}.`,
  box: ({ box }) => `${box}.`,
  dice: ({ faces }) => `Dés : ${faces}.`,
  stays: ({ die, face }) => `Le dé ${die}, un ${face}, reste.`,
  rollsAgain: ({ die, face }) => `Le dé ${die}, un ${face}, roule encore.`,
  picked: ({ die, face }) => `Le dé ${die}, un ${face}, est mis de côté.`,
  putBack: ({ die, face }) => `Le dé ${die}, un ${face}, est remis.`,
  test: 'C’est la voix de la table.',
} as const satisfies Words<typeof ENGLISH>;
