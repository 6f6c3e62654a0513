/** Spanish of `en/big-screen.ts`. */
import type { BIG_SCREEN as ENGLISH } from '../en/big-screen.ts';
import type { Words } from '../words.ts';
import { list, number } from './grammar.ts';

export const BIG_SCREEN = {
  sharedWin: 'Victoria compartida',
  names: list,
  total: 'Total',
  saver: 'Pulsa cualquier botón',
  join: {
    title: 'Síguelo en tu móvil',
    lead: 'Las hojas de todos, en directo. Misma red, sin app.',
    qr: (address) => `Código QR de ${address}`,
  },
  evening: {
    title: 'Esta noche',
    games: 'Partidas',
    best: (rules) => `Lo mejor en ${rules}`,
    streak: 'Victorias seguidas',
    dare: (total) => `¡Supera ${number(total)}!`,
    race: 'La última partida en 20 segundos',
    luck: 'Suerte de la noche',
    replay: 'Mejores turnos de la última partida',
  },
  lastBox: 'última casilla',
  lastRoll: 'Última tirada',
  plusPoints: (points) => `+${number(points)}`,
  feats: {
    allAlike: '¡Cinco iguales!',
    upperBonus: '¡Bono superior!',
    lead: 'Se pone en cabeza',
    scratch: 'Tachada',
  },
} as const satisfies Words<typeof ENGLISH>;
