/** French of `en/verify.ts`. */
import type { VERIFY as ENGLISH } from '../en/verify.ts';
import type { Words } from '../words.ts';
import { CHECK } from './check.ts';

export const VERIFY = {
  check: CHECK,
  pageTitle: 'Vérification des dés · Dicetable',
  title: (game) => `Dés de la partie ${game}`,
  waiting: 'Les dés sont recalculés …',
  noAnswer: 'La table ne répond pas par une partie. Recharger la page dans son réseau.',
  back: 'Vers la table',
  right: 'Chaque dé est juste',
  wrong: 'Quelque chose n’est pas juste',
  typed: 'Répétition : les dés ont été tapés',
  dealt: 'Les dés sont venus d’une salle',
  rehearsal: 'Répétition',
  here: 'Calculé à l’instant sur cet appareil.',
  rightText: (dice, rolls) => `Tous les ${dice} dés de ${rolls} lancers ressortent de la graine scellée.`,
  pointsText:
    'La table l’a rejoué : points, ordre et vainqueur suivent des règles, de ces dés et des décisions. Qui ne la croit pas demande à dicetable verify.',
  pointsUnknown: (rules) =>
    `Les points n’ont pas été vérifiés : seul le fichier de la table a les règles « ${rules} ». Sans elles, personne ne peut dire si cette partie a été jouée.`,
  corrected: (who) => `Changé à la main, points et totaux ne suivent donc pas des dés seuls : ${who}.`,
  correctedBy: (by, seqs) => `${by} (événement ${seqs})`,
  typedText: 'Les événements sont tels qu’ils ont été écrits. Cela ne prouve rien sur les dés.',
  dealtText: (round) =>
    `Ses événements sont tels qu’ils ont été écrits. Les dés sont ceux de la manche ${round} d’une salle, les mêmes à toutes les tables : la page /round/${round} de cette salle les prouve quand tous ont joué.`,
  events: 'Événements',
  eventsText: (count) => `tous les ${count} sont tels qu’ils ont été écrits`,
  seal: 'Sceau',
  sealPicture: 'Le sceau en image : chaque cellule est un chiffre',
  sawThis: (time) => `Ce sceau exactement a été montré à cet appareil, ${time}.`,
  sawOther: (time) =>
    `Un autre sceau a été montré à cet appareil pour une partie de ce numéro, ${time}. Ou la table a commencé depuis un nouveau journal, ou ce n’est pas la partie qui a été jouée :`,
  link: 'Dernier maillon',
  linkText: 'à noter : événement et hash, qui tiennent tous les événements d’avant',
  sawLink: (seq) =>
    `Cet appareil a vu l’événement ${seq} comme le dernier du journal ; il est ici à sa place, et rien avant lui n’a donc changé depuis.`,
  lostLink: (seq) =>
    `Cet appareil a vu l’événement ${seq} comme le dernier du journal, et ce n’est pas le même qui est ici à sa place : quelqu’un a réécrit le journal ou l’a remis en arrière.`,
  guestCuts: (words) => `tapé par des invités : ${words}`,
  sealText: 'SHA-256 de la graine, des règles et des noms',
  seed: 'Graine',
  cut: 'Coupe',
  noCut: 'aucune',
  event: (seq) => `événement ${seq}`,
  rolls: 'Chaque lancer',
  rollsText:
    'La graine est la clé qui signe le texte (HMAC-SHA256) ; chaque octet sous 252 donne un dé : son reste à la division par 6, plus 1. Les dés entre parenthèses n’ont pas roulé.',
  roll: 'Lancer',
  player: 'Nom',
  text: 'Texte',
  dice: 'Dés',
  proves: 'Ce que cela prouve',
  provesText:
    'La graine, et avec elle chaque lancer, était fixée avant la coupe, et personne ne l’a choisie ensuite, si ceci est le sceau qu’on voyait avant le premier lancer : comparer les 64 chiffres, ou l’image, à ce qui a été noté. Cette page compare à ce qui a été montré à cet appareil. Huit chiffres ne sont qu’un abrégé : avec un ordinateur, on leur trouve une seconde graine.',
  notText:
    'Cela ne prouve pas que le programme de la table soit celui publié : un programme changé aurait pu tirer des graines jusqu’à ce qu’une lui plaise, si personne ne coupe. Ni que cette partie ait été jouée : qui peut écrire le journal peut en inventer une entière, avec sa propre graine ; le sceau qu’on a vu le trahit. Et qui peut lire le dossier des données pendant la partie connaît les lancers à venir : qu’un invité coupe en dernier.',
} satisfies Words<typeof ENGLISH>;
