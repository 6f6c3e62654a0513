/** French of `en/gamepad.ts`. */
import type { GAMEPAD as ENGLISH } from '../en/gamepad.ts';
import type { Words } from '../words.ts';

export const GAMEPAD: Words<typeof ENGLISH> = {
  title: 'Manettes et encodeurs d’arcade',
  none: 'Aucune n’est branchée. En brancher une et y presser un bouton : les navigateurs ne la montrent qu’alors.',
  unknown:
    'Ce navigateur ne montre pas de manettes ici : certains ne le font que par https ou sur l’ordinateur de la table même (http://127.0.0.1).',
  lead: 'Ce qui presse quel bouton. Cela reste sur cet appareil, pour cette manette seule ; de deux pareilles, chacune a la sienne.',
  change: (input) => `Changer ${input}`,
  learn: 'Presser maintenant sur la manette …',
  cancel: 'Laisser ainsi',
  usual: 'Comme au début',
  close: 'Fermer',
  button: (number) => `Bouton ${number}`,
  axis: (number, forward) => `Axe ${number} ${forward ? '+' : '−'}`,
  hat: { up: 'Stick haut', right: 'Stick droite', down: 'Stick bas', left: 'Stick gauche' },
  nothing: '–',
};
