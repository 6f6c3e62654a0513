/** The pages of a hall's leagues. */
import { list, number, plural } from './grammar.ts';

export const LEAGUE_PAGE = {
  pageTitle: 'Leagues · Dicetable',
  title: 'Leagues',
  none: 'There are no leagues yet: whoever runs the hall opens one.',
  count: (count: number) => plural(count, { one: '1 player', other: `${count} players` }),
  join: {
    title: 'Join',
    lead: 'Scan this with a phone, or open the address. A name is all it takes.',
    qr: (address: string) => `QR code: ${address}`,
    name: 'Your name, as the tables will show it',
    button: 'Join',
    noAnswer: 'The hall does not answer: try again.',
  },
  closed: 'Nobody joins any more. Who plays whom is drawn in a moment.',
  you: (name: string) => `You play as ${name}.`,
  players: 'Players',
  left: 'has left',
  now: 'Play now',
  called: (table: string, players: readonly string[]) => `Table ${table}: ${list(players)}`,
  yourTable: (table: string) => `Your match: Table ${table}`,
  bracket: 'Bracket',
  round: (round: number) => `Round ${round}`,
  groups: { winners: 'Winners', losers: 'Once beaten', final: 'Final' },
  open: '?',
  bye: 'no opponent',
  standings: 'Standings',
  champion: (name: string) => `${name} has won.`,
  paper: 'Results',
  print: 'Print',
  number,
} as const;
