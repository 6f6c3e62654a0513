/** Swedish of `en/league-page.ts`. */
import type { LEAGUE_PAGE as ENGLISH } from '../en/league-page.ts';
import type { Words } from '../words.ts';
import { list, number } from './grammar.ts';

export const LEAGUE_PAGE = {
  pageTitle: 'Ligor · Dicetable',
  title: 'Ligor',
  none: 'Det finns inga ligor än: den som driver hallen öppnar en.',
  count: (count) => `${count} spelare`,
  join: {
    title: 'Gå med',
    lead: 'Skanna med en telefon, eller öppna adressen. Det räcker med ett namn.',
    qr: (address) => `QR-kod: ${address}`,
    name: 'Ditt namn, så som borden visar det',
    button: 'Gå med',
    noAnswer: 'Hallen svarar inte: försök igen.',
  },
  closed: 'Ingen går med längre. Strax lottas vem som möter vem.',
  you: (name) => `Du spelar som ${name}.`,
  players: 'Spelare',
  left: 'har lämnat',
  now: 'Spela nu',
  called: (table, players) => `Bord ${table}: ${list(players)}`,
  yourTable: (table) => `Din match: Bord ${table}`,
  bracket: 'Slutspelsträd',
  round: (round) => `Runda ${round}`,
  groups: { winners: 'Vinnare', losers: 'Slagna en gång', final: 'Final' },
  open: '?',
  bye: 'ingen motståndare',
  standings: 'Ställning',
  champion: (name) => `${name} har vunnit.`,
  paper: 'Resultat',
  print: 'Skriv ut',
  number,
} as const satisfies Words<typeof ENGLISH>;
