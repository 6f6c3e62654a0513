/** French of `en/big-screen.ts`. */
import type { BIG_SCREEN as ENGLISH } from '../en/big-screen.ts';
import type { Words } from '../words.ts';
import { list, number } from './grammar.ts';

export const BIG_SCREEN = {
  sharedWin: 'Une victoire partagée',
  wonBy: (points) => `avec ${number(points)} d’avance`,
  names: list,
  decided: (round) => `En tête depuis la manche ${round}`,
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
    replay: 'Les meilleurs coups de la soirée',
    ofGame: (game) => `partie ${game}`,
  },
  how: {
    title: 'Comment jouer',
    boxes: {
      goal: 'Remplir une fois chaque case de la feuille : le plus de points gagne.',
      roll: 'Tirer le levier.',
      hold: 'Garder ce qui plaît, relancer le reste : trois lancers.',
      fill: 'Choisir une case pour les dés.',
      win: 'Le plus de points gagne.',
    },
    aside: {
      goal: 'Mettre des points en banque à chaque tour : qui atteint le but gagne.',
      roll: 'Tirer le levier.',
      hold: 'Garder les dés qui marquent : ils sont mis de côté.',
      fill: 'Relancer ou encaisser. Un lancer sans points perd le tour.',
      win: 'Le premier au but gagne.',
    },
  },
  example: {
    title: 'Voici un tour',
    name: 'Exemple',
    rolls: 'Premier lancer : trois cinq.',
    holds: 'Les cinq sont gardés.',
    again: 'Le reste est relancé.',
    scores: 'Cinq cinq : Yahtzee, 50 points !',
  },
  alone: {
    beat: (total, name) => `À battre : ${number(total)} (${name})`,
    own: (total) => `Record personnel : ${number(total)}`,
    upper: (sum, threshold) => `Partie haute : ${number(sum)} sur ${number(threshold)}`,
    par: (points) =>
      points < 0
        ? `${number(-points)} de retard`
        : points > 0
          ? `${number(points)} d’avance`
          : 'juste ce qu’il faut',
  },
  lastBox: 'dernière case',
  lastRoll: 'Dernier lancer',
  lastTurn: 'Dernier tour',
  plusPoints: (points) => `+${points}`,
  feats: {
    allAlike: 'Cinq identiques !',
    upperBonus: 'Bonus du haut !',
    lead: 'Prend la tête',
    scratch: 'Barrée',
  },
} satisfies Words<typeof ENGLISH>;
