/** French of `en/ignored.ts`. */
import type { IGNORED as ENGLISH } from '../en/ignored.ts';
import type { Words } from '../words.ts';

export const IGNORED = {
  tumbling: 'les dés roulent encore',
  farkled: 'le Farkle se montre encore',
  'turn-change': 'le tour a changé il y a moins de 300 ms',
  saving: 'le dernier coup s’enregistre encore',
  stopped: 'la table est arrêtée par une panne',
  service: 'la table montre une page de service',
  unused: 'le bouton n’a pas de sens maintenant',
  'not-choosing': 'aucune case n’est à choisir maintenant',
  'no-letter': 'il n’y a pas de lettre à effacer',
} satisfies Words<typeof ENGLISH>;
