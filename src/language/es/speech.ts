/** Spanish of `en/speech.ts`. */
import type { SPEECH as ENGLISH } from '../en/speech.ts';
import type { Words } from '../words.ts';
import { list } from './grammar.ts';

export const SPEECH = {
  names: ({ names }) => `${list(names)}.`,
  box: ({ box }) => `${box}.`,
  dice: ({ faces }) => `Dados: ${faces}.`,
  stays: ({ die, face }) => `El dado ${die}, un ${face}, se queda.`,
  rollsAgain: ({ die, face }) => `El dado ${die}, un ${face}, vuelve a rodar.`,
  picked: ({ die, face }) => `El dado ${die}, un ${face}, queda apartado.`,
  putBack: ({ die, face }) => `El dado ${die}, un ${face}, vuelve a su sitio.`,
  test: 'Esta es la voz de la mesa.',
} as const satisfies Words<typeof ENGLISH>;
