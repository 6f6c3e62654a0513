/** German of `en/league-page.ts`. */
import type { LEAGUE_PAGE as ENGLISH } from '../en/league-page.ts';
import type { Words } from '../words.ts';
import { list, number, plural } from './grammar.ts';

export const LEAGUE_PAGE = {
  pageTitle: 'Ligen · Dicetable',
  title: 'Ligen',
  none: 'Es gibt noch keine Ligen: Wer die Halle leitet, eröffnet eine.',
  count: (count) => plural(count, { one: '1 Spieler', other: `${count} Spieler` }),
  join: {
    title: 'Mitmachen',
    lead: 'Mit dem Handy einlesen, oder die Adresse öffnen. Ein Name genügt.',
    qr: (address) => `QR-Code: ${address}`,
    name: 'Dein Name, wie ihn die Tische zeigen sollen',
    button: 'Mitmachen',
    noAnswer: 'Die Halle antwortet nicht: Versuch es noch einmal.',
  },
  closed: 'Anmelden kann sich niemand mehr. Gleich wird ausgelost, wer gegen wen spielt.',
  you: (name) => `Du spielst als ${name}.`,
  players: 'Spieler',
  left: 'ist gegangen',
  now: 'Jetzt spielen',
  called: (table, players) => `Tisch ${table}: ${list(players)}`,
  yourTable: (table) => `Deine Begegnung: Tisch ${table}`,
  bracket: 'Turnierbaum',
  round: (round) => `Runde ${round}`,
  groups: { winners: 'Gewinner', losers: 'Einmal geschlagen', final: 'Finale' },
  open: '?',
  bye: 'kein Gegner',
  standings: 'Stand',
  champion: (name) => `${name} hat gewonnen.`,
  paper: 'Ergebnisse',
  print: 'Drucken',
  number,
} as const satisfies Words<typeof ENGLISH>;
