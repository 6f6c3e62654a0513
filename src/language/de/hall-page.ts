/** German of `en/hall-page.ts`. */
import type { HALL_PAGE as ENGLISH } from '../en/hall-page.ts';
import type { Words } from '../words.ts';

import { list, number, plural } from './grammar.ts';

const tables = (count: number): string => (count === 1 ? '1 Tisch' : `${count} Tischen`);

export const HALL_PAGE = {
  pageTitle: 'Halle · Dicetable',
  title: 'Alle Tische',
  counts: (playing: number, free: number, all: number) =>
    `${playing} von ${tables(all)} im Spiel, ${free} frei`,
  none: 'Noch kein Tisch hat sich gemeldet.',
  list: 'Tische',
  table: (name: string) => `Tisch ${name}`,
  states: {
    playing: 'Im Spiel',
    waiting: 'Sucht Mitspieler',
    over: 'Spiel zu Ende',
    free: 'Frei',
    unknown: 'Noch keine Nachricht',
    away: 'Nicht erreichbar',
  },
  round: (round: number, rounds: number) =>
    rounds === 0 ? `Runde ${round}` : `Runde ${round} von ${rounds}`,
  turn: 'ist am Zug',
  winner: 'Sieger',
  leagues: 'Ligen',
  /** On a card: who is to play there. */
  called: (players) => `Eure Begegnung: ${list(players)}`,
  fame: {
    pageTitle: 'Rekorde · Dicetable',
    title: 'Rekorde',
    none: 'Noch kein Spiel kam zu seinem Ende.',
    noAnswer: 'Die Halle antwortet nicht.',
    month: (date) =>
      `Im ${date.toLocaleDateString('de-DE', { month: 'long', year: 'numeric' })} am häufigsten gewonnen`,
    wins: (count) => plural(count, { one: '1 Spiel', other: `${count} Spiele` }),
    corrected: 'korrigiert',
    proof: (table, date) =>
      `${date === undefined ? table : `${table}, ${date.toLocaleDateString('de-DE', { dateStyle: 'medium' })}`}: Beweis`,
    turns: (count) => plural(count, { one: '1 Zug', other: `${count} Züge` }),
    number,
  },
  win: (chance: string) => `${chance} auf den Sieg`,
} satisfies Words<typeof ENGLISH>;
