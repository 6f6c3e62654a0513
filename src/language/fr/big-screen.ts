/** French of `en/big-screen.ts`. */
import type { BIG_SCREEN as ENGLISH } from '../en/big-screen.ts';
import type { Words } from '../words.ts';
import { list, number } from './grammar.ts';

export const BIG_SCREEN = {
  sharedWin: 'Une victoire partagée',
  names: list,
  total: 'Total',
  saver: 'Presser un bouton',
  join: {
    title: 'Suivre sur le téléphone',
    lead: 'Toutes les feuilles, en direct. Même réseau, pas d’appli.',
    qr: (address) => `Code QR de ${address}`,
  },
  evening: {
    title: 'Ce soir',
    games: 'Parties',
    best: (rules) => `Record en ${rules}`,
    streak: 'Victoires de suite',
    dare: (total) => `Qui bat ${number(total)} ?`,
    race: 'La dernière partie en 20 secondes',
    luck: 'La chance du soir',
    replay: 'Les meilleurs coups de la dernière partie',
  },
  lastBox: 'dernière case',
  lastRoll: 'Dernier lancer',
  plusPoints: (points) => `+${points}`,
  feats: {
    allAlike: 'Cinq identiques !',
    upperBonus: 'Bonus du haut !',
    lead: 'Prend la tête',
    scratch: 'Barrée',
  },
} satisfies Words<typeof ENGLISH>;
