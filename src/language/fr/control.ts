/** French of `en/control.ts`. */
import type { CONTROL as ENGLISH } from '../en/control.ts';
import type { Words } from '../words.ts';

export const CONTROL = {
  realButtons: 'Cette table a de vrais boutons : c’est là qu’il faut presser.',
  notYou:
    'Seul un navigateur qui a ouvert l’adresse affichée au démarrage, ou un opérateur, peut presser ses boutons.',
  misunderstood: 'Ce message n’a pas été compris. Recharger la page.',
} satisfies Words<typeof ENGLISH>;
