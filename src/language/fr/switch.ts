/** French of `en/switch.ts`. */
import type { SWITCH as ENGLISH } from '../en/switch.ts';
import type { Words } from '../words.ts';

export const SWITCH = {
  like: 'Les règles changées ici.',
  dice: 'Avec combien de dés on joue.',
  savesRolls: 'Les lancers qu’un tour laisse restent pour des tours suivants.',
  columns: 'Ce que compte chaque colonne.',
  upperThreshold: 'Ce que les As à Six doivent faire pour le bonus du haut.',
  upperPoints: 'Le bonus du haut.',
  upperMax: 'Ce que les As à Six peuvent faire au plus pour le bonus du haut.',
  upperSteps: 'Seuils plus hauts, croissants, et ce que chacun donne à la place.',
  yahtzeeBonus: 'Points à côté de la case pour cinq identiques de plus.',
  claim: 'Points que cinq identiques de plus ajoutent dans la case Yahtzee.',
  entryMinimum: 'Ce que la première mise en banque doit atteindre.',
  bankMinimum: 'Ce que chaque mise en banque doit apporter.',
  single1: 'Un 1.',
  single5: 'Un 5.',
  straight: '1-2-3-4-5-6 d’un lancer.',
  threePairs: 'Trois paires de faces différentes.',
  twoTriplets: 'Deux fois trois identiques.',
  fourAlike: 'Quatre identiques.',
  fiveAlike: 'Cinq identiques.',
  sixAlike: 'Six identiques.',
  emptyFirstRoll: 'Un premier lancer où aucun dé ne compte ; null : un Farkle comme un autre.',
  farklePenalty: 'Points après tant de Farkles de suite.',
} satisfies Words<typeof ENGLISH>;
