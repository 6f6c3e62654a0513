/** French of `en/limit.ts`. */
import type { LIMIT as ENGLISH } from '../en/limit.ts';
import type { Words } from '../words.ts';

export const LIMIT = {
  noChecks: ({ seconds }) =>
    `Une carte Firmata ne confirme et ne vérifie rien : ce qu’une mauvaise liaison abîme reste faux jusqu’au renvoi, au plus ${seconds} s plus tard.`,
  falsePress:
    'Un message abîmé de ses boutons ne se distingue pas d’un bon : ce peut être une pression que personne n’a faite.',
  noCounts:
    'Elle ne compte pas les pressions : une qui tombe pendant qu’on n’entend pas la carte est perdue. Son buzzer n’a qu’une hauteur, et elle n’a pas de porte à monnaie.',
} satisfies Words<typeof ENGLISH>;
