/** French of `en/solver.ts`. */
import type { SOLVER as ENGLISH } from '../en/solver.ts';
import type { Words } from '../words.ts';

export const SOLVER = {
  columns: ({ count }) => `la feuille a ${count} colonnes`,
  dice: ({ count }) => `on joue avec ${count} dés`,
  saved: 'les lancers non utilisés s’épargnent',
  endless: 'les tours ne finissent jamais',
  boxes: ({ count }) => `la feuille a ${count} cases`,
  oneMoreTurn: 'tous les autres ont encore un tour',
  minimum: 'la banque demande un minimum',
  emptyRoll: 'un premier lancer sans valeur rapporte des points',
  penalty: 'des Farkles de suite coûtent des points',
  totals: 'il y a trop de totaux différents',
  players: ({ count }) => `ils sont ${count} à jouer`,
} satisfies Words<typeof ENGLISH>;
