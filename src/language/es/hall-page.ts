/** Spanish of `en/hall-page.ts`. */
import type { HALL_PAGE as ENGLISH } from '../en/hall-page.ts';
import type { Words } from '../words.ts';
import { list, number, plural } from './grammar.ts';

const tables = (count: number): string => (count === 1 ? '1 mesa' : `${count} mesas`);

export const HALL_PAGE = {
  pageTitle: 'Sala · Dicetable',
  title: 'Todas las mesas',
  counts: (playing, free, all) => `${playing} de ${tables(all)} en juego, ${free} libres`,
  none: 'Aún no se ha oído a ninguna mesa.',
  list: 'Mesas',
  table: (name) => `Mesa ${name}`,
  states: {
    playing: 'En juego',
    waiting: 'Se buscan jugadores',
    over: 'Partida acabada',
    free: 'Libre',
    unknown: 'Aún sin noticias',
    away: 'Ausente',
  },
  round: (round, rounds) => (rounds === 0 ? `Ronda ${round}` : `Ronda ${round} de ${rounds}`),
  turn: 'juega ahora',
  winner: 'ha ganado',
  leagues: 'Ligas',
  called: (players) => `Os toca: ${list(players)}`,
  fame: {
    pageTitle: 'Récords · Dicetable',
    title: 'Récords',
    none: 'Aún no ha acabado ninguna partida.',
    noAnswer: 'La sala no responde.',
    month: (date) =>
      `Jugadores del mes: ${date.toLocaleDateString('es', { month: 'long', year: 'numeric' })}`,
    wins: (count) => plural(count, { one: '1 partida ganada', other: `${count} partidas ganadas` }),
    corrected: 'corregido',
    proof: (table, date) =>
      `${date === undefined ? table : `${table}, ${date.toLocaleDateString('es', { dateStyle: 'medium' })}`}: prueba`,
    turns: (count) => plural(count, { one: '1 turno', other: `${count} turnos` }),
    number,
  },
  win: (chance) => `${chance} de ganar`,
} as const satisfies Words<typeof ENGLISH>;
