/** French of `en/check.ts`. */
import type { CHECK as ENGLISH } from '../en/check.ts';
import type { Words } from '../words.ts';

export const CHECK = {
  noBeginning: 'Le début de la partie est illisible.',
  otherGame: ({ found, game }) => `C’est la partie ${found}, pas la partie ${game}.`,
  wrongSeal: 'Le sceau n’est pas celui de cette graine, de ces règles et de ces noms.',
  broken: ({ type }) =>
    `L’événement (${type}) n’est pas ce qui a été écrit, ou un événement manque avant lui.`,
  notFollowed:
    'La partie suivante ne s’y rattache pas : les derniers événements de celle-ci manquent ou sont changés.',
  noEnd: 'La partie ne finit pas ici : ses derniers événements manquent, ou elle est en cours.',
  unreadableCut: 'Cette coupe est illisible.',
  lateCut: 'Les dés ont été coupés après le premier lancer.',
  unreadableRoll: 'Ce lancer est illisible.',
  afterOpening: ({ n }) => `Le lancer ${n} est venu après l’ouverture de la graine.`,
  notSoMany: ({ n, dice }) => `Le lancer ${n} n’a pas ${dice} dés.`,
  otherNumber: ({ n, expected }) => `Le lancer ${n} devrait être le lancer ${expected}.`,
  otherCut: ({ n, found, cut }) =>
    `Le lancer ${n} a été fait avec la coupe « ${found} », pas avec « ${cut} ».`,
  movedDie: ({ n, die }) => `Le lancer ${n} a changé le dé ${die}, qui n’a pas roulé.`,
  otherDice: ({ n, shown, drawn }) =>
    `Le lancer ${n} est enregistré comme ${shown}, mais la graine et la coupe donnent ${drawn}.`,
  unreadable: ({ type, field }) =>
    field === ''
      ? `L’événement (${type}) n’est rien de ce qu’une table écrit.`
      : `Son « ${field} » (${type}) n’est rien de ce qu’une table écrit.`,
  noTime: ({ type }) => `L’événement (${type}) n’a pas d’heure qu’une table écrirait.`,
  impossible: ({ type }) => `Selon les règles, cela (${type}) ne pouvait pas arriver ici.`,
  missing: ({ expected }) => `Selon les règles, « ${expected} » suit.`,
  follows: ({ type, expected }) => `Selon les règles, « ${expected} » suit ici, pas « ${type} ».`,
  otherValue: ({ type, field, found, expected }) =>
    `Son « ${field} » (${type}) est ${found} ; d’après les dés et les règles, c’est ${expected}.`,
  tooMany: ({ most }) => `La partie a plus de ${most} événements.`,
} satisfies Words<typeof ENGLISH>;
