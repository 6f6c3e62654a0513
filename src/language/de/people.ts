/** Was Leuten gesagt wird, die der Tisch kennen soll. */
import type { PEOPLE as ENGLISH } from '../en/people.ts';
import type { Words } from '../words.ts';

export const PEOPLE = {
  badName:
    'Ein Name braucht einen Buchstaben oder eine Ziffer und darf keiner des Tisches sein. Wähle einen anderen.',
  taken: ({ name }) =>
    `An diesem Tisch heißt schon jemand ${name}, oder fast so. Wähle einen anderen Namen, oder bitte den Betreiber, ihn freizugeben.`,
  full: 'Dieser Tisch kennt so viele Leute, wie er kann. Bitte den Betreiber, einen Namen freizugeben.',
  unknown: 'Der Tisch kennt dieses Telefon nicht. Wähle zuerst einen Namen.',
  hidden: 'Dieses Profil gibt es nicht, oder es wird nicht gezeigt.',
  notKept:
    'Der Tisch kann nicht aufschreiben, wer du bist. Bitte den Betreiber, nach der Platte zu sehen, und versuche es dann noch einmal.',
  noSense: 'Der Tisch hat das nicht verstanden. Lade die Seite neu.',
  tooMany: ({ seconds }) =>
    `Von dieser Adresse kam genug davon. Versuche es in ${seconds} Sekunden noch einmal.`,
  saved: ({ name }) => `Der Tisch kennt dich jetzt, ${name}.`,
  forgotten: ({ name }) => `${name} ist vergessen. Die Zahlen bleiben, als die eines Gastes.`,
  sits: ({ name, seat }) => `${name} hat Platz ${seat}.`,
  coded: ({ name }) =>
    `Der Tisch kennt dich an diesem Code: ${name} mit den Tasten eingeben, dann die vier Ziffern.`,
  codeTaken: ({ shown, name }) =>
    `Mit den Tasten heißt ${shown}: ${name}, von früher. Wähle für einen eigenen Code einen anderen Namen: Seine ersten acht Buchstaben zählen.`,
  nobody: 'So jemanden kennt der Tisch nicht (mehr).',
  waits: ({ name, place }) => `${name} wartet auf einen Platz, als Nummer ${place}.`,
  waitsNoMore: ({ name }) => `${name} wartet nicht mehr.`,
  joins: ({ name, seat }) => `${name} spielt im Team von Platz ${seat}.`,
  parts: ({ name }) => `${name} ist in keinem Team mehr.`,
  freed: ({ name }) => `Der Name ${name} ist frei.`,
  waitsNot: ({ name }) => `${name} wartet auf keinen Platz (mehr).`,
  isNext: ({ name }) => `${name} wird als Nächstes aufgerufen.`,
} satisfies Words<typeof ENGLISH>;
