/** French of `en/button-help.ts`. */
import type { BUTTON_HELP as ENGLISH } from '../en/button-help.ts';
import type { Words } from '../words.ts';

export const BUTTON_HELP = {
  title: 'Comment jouer',
  goal: 'Remplir une fois chaque case de sa feuille : qui a le plus de points à la fin gagne.',
  steps: {
    roll: 'Lancer : tirer le levier, jusqu’à trois fois par tour.',
    hold: 'Garder : appuyer sous chaque dé qui doit rester.',
    score: 'Marquer : choisir une case, ses points sont acquis.',
  },
  others: 'D’autres jeux se choisissent au début.',
  buttons: 'Ce que fait chaque bouton',
  menu: 'Mauvaise case ? Jusqu’à dix secondes après, tenir Choisir une seconde. Retour et Suivant, tenus ensemble 1,5 seconde, ouvrent le menu : annuler, jouer plus tard, arrêter.',
  inputs: { lever: 'Levier', hold: 'Garder 1 – 6', leaf: 'Retour, Suivant', select: 'Choisir' },
  nothing: '–',
  keyboard: 'Clavier',
  keyNames: { enter: 'Entrée', space: 'Espace' },
  keys: 'Pendant le choix d’une case, la lettre à côté la marque ; après le dernier lancer, 1 – 6 montrent les As à Six. Q abandonne.',
} satisfies Words<typeof ENGLISH>;
