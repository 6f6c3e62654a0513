/** German of `en/answer.ts`. */
import type { ANSWER as ENGLISH } from '../en/answer.ts';
import type { Words } from '../words.ts';

export const ANSWER = {
  beforeNumber: 'before: Hier gehört die Nummer eines Spiels hin.',
  noGame: ({ game }) => `In diesem Journal gibt es kein Spiel ${game}.`,
  goesOn: ({ game }) => `Spiel ${game} geht weiter: Es wird wieder gezeigt, wenn es vorbei ist.`,
  sealed: ({ game }) => `Spiel ${game} läuft noch: Seine Würfel bleiben bis zum Ende versiegelt.`,
} satisfies Words<typeof ENGLISH>;
