/** Swedish of `en/people.ts`. */
import type { PEOPLE as ENGLISH } from '../en/people.ts';
import type { Words } from '../words.ts';
import { plural } from './grammar.ts';

export const PEOPLE = {
  badName:
    'Ett namn behöver en bokstav eller siffra, och får inte vara något av bordets egna. Välj ett annat.',
  taken: ({ name }) =>
    `Någon annan vid bordet heter ${name}, eller nästan så. Välj ett annat namn, eller be operatören frigöra det.`,
  full: 'Bordet känner så många människor som det kan. Be operatören frigöra ett namn.',
  unknown: 'Bordet känner inte den här telefonen. Välj först ett namn.',
  hidden: 'Det finns ingen sådan profil, eller så visar dess ägare den inte.',
  notKept: 'Bordet kan inte skriva upp vem du är. Be operatören titta på disken, och försök sedan igen.',
  noSense: 'Bordet förstod inte det. Ladda om sidan.',
  tooMany: ({ seconds }) =>
    `Det har kommit nog av det från den här adressen. Försök igen om ${plural(seconds, { one: '1 sekund', other: `${seconds} sekunder` })}.`,
  saved: ({ name }) => `Nu känner bordet dig, ${name}.`,
  forgotten: ({ name }) => `${name} är glömd. Siffrorna står kvar, som en gästs.`,
  sits: ({ name, seat }) => `${name} har plats ${seat}.`,
  coded: ({ name }) =>
    `Bordet känner dig på den här koden: skriv ${name} med knapparna, sedan de fyra siffrorna.`,
  codeTaken: ({ shown, name }) =>
    `Med knapparna betyder ${shown} ${name}, som var här först. Välj ett annat namn för en egen kod: de åtta första bokstäverna räknas.`,
  nobody: 'Bordet känner ingen sådan (längre).',
  waits: ({ name, place }) => `${name} väntar på en plats, som nummer ${place}.`,
  waitsNoMore: ({ name }) => `${name} väntar inte längre.`,
  joins: ({ name, seat }) => `${name} spelar i laget på plats ${seat}.`,
  parts: ({ name }) => `${name} är inte med i något lag längre.`,
  freed: ({ name }) => `Namnet ${name} är fritt.`,
  waitsNot: ({ name }) => `${name} väntar inte på någon plats (längre).`,
  isNext: ({ name }) => `${name} kallas härnäst.`,
} satisfies Words<typeof ENGLISH>;
