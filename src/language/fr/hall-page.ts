/** French of `en/hall-page.ts`. */
import type { HALL_PAGE as ENGLISH } from '../en/hall-page.ts';
import type { Words } from '../words.ts';

import { list, number, plural } from './grammar.ts';

const tables = (count: number): string => (count === 1 ? '1 table' : `${count} tables`);

export const HALL_PAGE = {
  pageTitle: 'Salle · Dicetable',
  title: 'Toutes les tables',
  counts: (playing: number, free: number, all: number) =>
    `${playing} sur ${tables(all)} en jeu, ${free} libres`,
  none: 'Aucune table ne s’est encore annoncée.',
  list: 'Tables',
  table: (name: string) => `Table ${name}`,
  states: {
    playing: 'En jeu',
    waiting: 'Cherche des joueurs',
    over: 'Partie finie',
    free: 'Libre',
    unknown: 'Pas encore de nouvelles',
    away: 'Hors d’atteinte',
  },
  round: (round: number, rounds: number) =>
    rounds === 0 ? `Manche ${round}` : `Manche ${round} sur ${rounds}`,
  turn: 'a la main',
  winner: 'Vainqueur',
  leagues: 'Ligues',
  /** On a card: who is to play there. */
  called: (players) => `Votre rencontre : ${list(players)}`,
  fame: {
    pageTitle: 'Records · Dicetable',
    title: 'Records',
    none: 'Aucune partie n’est encore arrivée à sa fin.',
    noAnswer: 'La salle ne répond pas.',
    month: (date) =>
      `Le plus de victoires en ${date.toLocaleDateString('fr-FR', { month: 'long', year: 'numeric' })}`,
    wins: (count) => plural(count, { one: '1 partie', other: `${count} parties` }),
    corrected: 'corrigé',
    proof: (table, date) =>
      `${date === undefined ? table : `${table}, ${date.toLocaleDateString('fr-FR', { dateStyle: 'medium' })}`} : preuve`,
    turns: (count) => plural(count, { one: '1 tour', other: `${count} tours` }),
    number,
  },
  win: (chance: string) => `${chance} de gagner`,
} satisfies Words<typeof ENGLISH>;
