/** Spanish of `en/league-page.ts`. */
import type { LEAGUE_PAGE as ENGLISH } from '../en/league-page.ts';
import type { Words } from '../words.ts';
import { list, number, plural } from './grammar.ts';

export const LEAGUE_PAGE = {
  pageTitle: 'Ligas · Dicetable',
  title: 'Ligas',
  none: 'Aún no hay ligas: quien lleva la sala abre una.',
  count: (count) => plural(count, { one: '1 jugador', other: `${count} jugadores` }),
  join: {
    title: 'Apuntarse',
    lead: 'Escanéalo con el móvil, o abre la dirección. Basta un nombre.',
    qr: (address) => `Código QR: ${address}`,
    name: 'Tu nombre, como lo mostrarán las mesas',
    button: 'Apuntarse',
    noAnswer: 'La sala no responde: inténtalo otra vez.',
  },
  closed: 'Ya no se apunta nadie. Enseguida se sortea quién juega contra quién.',
  you: (name) => `Juegas como ${name}.`,
  players: 'Jugadores',
  left: 'se ha ido',
  now: 'A jugar ahora',
  called: (table, players) => `Mesa ${table}: ${list(players)}`,
  yourTable: (table) => `Tu encuentro: mesa ${table}`,
  bracket: 'Cuadro',
  round: (round) => `Ronda ${round}`,
  groups: { winners: 'Ganadores', losers: 'Con una derrota', final: 'Final' },
  open: '?',
  bye: 'sin rival',
  standings: 'Clasificación',
  champion: (name) => `${name} ha ganado.`,
  paper: 'Resultados',
  print: 'Imprimir',
  number,
} as const satisfies Words<typeof ENGLISH>;
