/** The page of a hall: all its tables. */

import { list, number, plural } from './grammar.ts';

const tables = (count: number): string => (count === 1 ? '1 table' : `${count} tables`);

export const HALL_PAGE = {
  pageTitle: 'Hall · Dicetable',
  title: 'All tables',
  /** Above the cards. */
  counts: (playing: number, free: number, all: number) =>
    `${playing} of ${tables(all)} in play, ${free} free`,
  none: 'No table has been heard of yet.',
  list: 'Tables',
  table: (name: string) => `Table ${name}`,
  states: {
    playing: 'In play',
    waiting: 'Players wanted',
    over: 'Game over',
    free: 'Free',
    unknown: 'No news yet',
    away: 'Away',
  },
  round: (round: number, rounds: number) => (rounds === 0 ? `Round ${round}` : `Round ${round} of ${rounds}`),
  turn: 'plays now',
  winner: 'winner',
  leagues: 'Leagues',
  /** On a card: who is to play there. */
  called: (players: readonly string[]) => `Your match: ${list(players)}`,
  fame: {
    pageTitle: 'Records · Dicetable',
    title: 'Records',
    none: 'No game has come to its end yet.',
    noAnswer: 'The hall does not answer.',
    month: (date: Date) =>
      `Players of the month: ${date.toLocaleDateString('en-GB', { month: 'long', year: 'numeric' })}`,
    wins: (count: number) => plural(count, { one: '1 game won', other: `${count} games won` }),
    corrected: 'corrected',
    proof: (table: string, date: Date | undefined) =>
      `${date === undefined ? table : `${table}, ${date.toLocaleDateString('en-GB', { dateStyle: 'medium' })}`}: proof`,
    turns: (count: number) => plural(count, { one: '1 turn', other: `${count} turns` }),
    number,
  },
  win: (chance: string) => `${chance} to win`,
} as const;
