/** French of `en/phone.ts`. */
import type { PHONE as ENGLISH } from '../en/phone.ts';
import type { Words } from '../words.ts';
import { list, number, plural } from './grammar.ts';

const points = (count: number) => plural(count, { one: '1 point', other: `${number(count)} points` });

export const PHONE: Words<typeof ENGLISH> = {
  points,
  needs: {
    title: 'Ce qu’il faut encore',
    swipe: 'Les feuilles côte à côte : glisser, flèches du clavier ou les noms au-dessus',
    alone: (total) => `jusque-là ${points(total)}`,
    likely: (expected, low, high) =>
      `Sans doute environ ${number(expected)} à la fin (${number(low)} à ${number(high)})`,
    likelyOne: (total) => `Sans doute ${number(total)} à la fin`,
    most: (total) => `À la fin, au plus ${number(total)}`,
    one: (boxes) => `Une seule case peut le donner : ${list(boxes)}`,
    together: (most) => `Aucune case seule ne le donne ; toutes les ouvertes donnent au plus ${number(most)}`,
    levelAtMost: (most) => `Ne peut plus qu’égaliser : les cases ouvertes donnent au plus ${number(most)}`,
    beaten: (most) => `Plus à portée : les cases ouvertes donnent au plus ${number(most)}`,
    again: (points) => ` (dont ${number(points)} pour cinq identiques encore)`,
    toTarget: (left) => `encore ${number(left)} jusqu’au but`,
    upperWon: (bonus) => `Bonus du haut de ${number(bonus)} : atteint`,
    upperOpen: (more, boxes, bonus) =>
      `Bonus du haut de ${number(bonus)} : encore ${number(more)} de ${list(boxes)}`,
    upperLost: (bonus) => `Bonus du haut de ${number(bonus)} : plus à portée`,
    meter: (sum, threshold) => `${number(sum)} sur ${number(threshold)}`,
    upTo: (most) => `≤ ${number(most)}`,
    open: (most) => `ouverte, au plus ${number(most)}`,
    column: (times) => `Colonne × ${times}`,
  },
  turn: {
    scored: (name, box) => `${name}: ${box}`,
    banked: (name) => `${name} met en banque`,
    busted: (name) => `${name} : Farkle`,
    watch: 'Revoir ce tour',
    title: (name) => `Le dernier tour : ${name}`,
    roll: (roll, rolls) => `Lancer ${roll} sur ${rolls}`,
    stays: 'reste',
    die: (face, stays) => (stays ? `${face}, reste` : `${face}`),
    back: 'Retour',
    next: 'Suivant',
    again: 'Encore',
    close: 'Fermer',
  },
  share: {
    send: 'Partager cette table',
    copied: 'Copié.',
    address: 'L’adresse à copier',
    home: 'Le menu du navigateur met cette page sur l’écran d’accueil : elle s’y ouvre comme une appli.',
  },
  pictures: {
    title: 'Les règles en images',
    worth: (count) => `= ${number(count)}`,
  },
};
