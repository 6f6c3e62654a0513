/** Swedish of `en/hall-page.ts`. */
import type { HALL_PAGE as ENGLISH } from '../en/hall-page.ts';
import type { Words } from '../words.ts';
import { list, number, plural } from './grammar.ts';

export const HALL_PAGE = {
  pageTitle: 'Hall · Dicetable',
  title: 'Alla bord',
  counts: (playing, free, all) => `${playing} av ${all} bord i spel, ${free} lediga`,
  none: 'Inget bord har hörts av än.',
  list: 'Bord',
  table: (name) => `Bord ${name}`,
  states: {
    playing: 'I spel',
    waiting: 'Söker spelare',
    over: 'Spelet är slut',
    free: 'Ledigt',
    unknown: 'Inga nyheter än',
    away: 'Borta',
  },
  round: (round, rounds) => (rounds === 0 ? `Runda ${round}` : `Runda ${round} av ${rounds}`),
  turn: 'spelar nu',
  winner: 'vinnare',
  leagues: 'Ligor',
  called: (players) => `Er match: ${list(players)}`,
  fame: {
    pageTitle: 'Rekord · Dicetable',
    title: 'Rekord',
    none: 'Inget spel har spelats färdigt än.',
    noAnswer: 'Hallen svarar inte.',
    month: (date) =>
      `Månadens spelare: ${date.toLocaleDateString('sv-SE', { month: 'long', year: 'numeric' })}`,
    wins: (count) => plural(count, { one: '1 vunnet spel', other: `${count} vunna spel` }),
    corrected: 'rättat',
    proof: (table, date) =>
      `${date === undefined ? table : `${table}, ${date.toLocaleDateString('sv-SE', { dateStyle: 'medium' })}`}: bevis`,
    turns: (count) => plural(count, { one: '1 omgång', other: `${count} omgångar` }),
    number,
  },
  win: (chance) => `${chance} att vinna`,
} satisfies Words<typeof ENGLISH>;
