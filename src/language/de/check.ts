/** German of `en/check.ts`. */
import type { CHECK as ENGLISH } from '../en/check.ts';
import type { Words } from '../words.ts';

export const CHECK = {
  noBeginning: 'Der Anfang des Spiels ist nicht zu lesen.',
  otherGame: ({ found, game }) => `Das ist Spiel ${found}, nicht Spiel ${game}.`,
  wrongSeal: 'Das Siegel ist nicht das von dieser Saat, diesen Regeln und Namen.',
  broken: ({ type }) => `Es (${type}) ist nicht, was geschrieben wurde, oder ein Ereignis davor fehlt.`,
  notFollowed:
    'Das nächste Spiel schließt nicht daran an: Die letzten Ereignisse dieses Spiels fehlen oder sind verändert.',
  noEnd: 'Das Spiel endet hier nicht: Seine letzten Ereignisse fehlen, oder es läuft noch.',
  unreadableCut: 'Dieses Abheben ist nicht zu lesen.',
  lateCut: 'Die Würfel wurden nach dem ersten Wurf abgehoben.',
  unreadableRoll: 'Dieser Wurf ist nicht zu lesen.',
  afterOpening: ({ n }) => `Wurf ${n} kam, nachdem die Saat geöffnet war.`,
  notSoMany: ({ n, dice }) => `Wurf ${n} hat nicht ${dice} Würfel.`,
  otherNumber: ({ n, expected }) => `Wurf ${n} müsste Wurf ${expected} sein.`,
  otherCut: ({ n, found, cut }) => `Wurf ${n} wurde mit „${found}“ abgehoben, nicht mit „${cut}“.`,
  movedDie: ({ n, die }) => `Wurf ${n} hat Würfel ${die} verändert, der nicht gerollt wurde.`,
  otherDice: ({ n, shown, drawn }) =>
    `Wurf ${n} ist gespeichert als ${shown}, aber Saat und Abheben ergeben ${drawn}.`,
  unreadable: ({ type, field }) =>
    field === ''
      ? `Es (${type}) ist nichts, was ein Tisch schreibt.`
      : `Sein „${field}“ (${type}) ist nichts, was ein Tisch schreibt.`,
  noTime: ({ type }) => `Es (${type}) hat keine Zeit, die ein Tisch schreibt.`,
  impossible: ({ type }) => `Nach den Regeln konnte das (${type}) hier nicht geschehen.`,
  missing: ({ expected }) => `Nach den Regeln folgt darauf „${expected}“.`,
  follows: ({ type, expected }) => `Nach den Regeln folgt hier „${expected}“, nicht „${type}“.`,
  otherValue: ({ type, field, found, expected }) =>
    `Sein „${field}“ (${type}) ist ${found}; nach Würfeln und Regeln ist es ${expected}.`,
  tooMany: ({ most }) => `Das Spiel hat mehr als ${most} Ereignisse.`,
} satisfies Words<typeof ENGLISH>;
