/** Spanish of `en/big-screen.ts`. */
import type { BIG_SCREEN as ENGLISH } from '../en/big-screen.ts';
import type { Words } from '../words.ts';
import { list, number } from './grammar.ts';

export const BIG_SCREEN = {
  sharedWin: 'Victoria compartida',
  wonBy: (points) => `por ${number(points)}`,
  names: list,
  decided: (round) => `En cabeza desde la ronda ${round}`,
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
    replay: 'Mejores turnos de la noche',
    ofGame: (game) => `partida ${game}`,
  },
  how: {
    title: 'Cómo se juega',
    boxes: {
      goal: 'Llena una vez cada casilla de tu hoja: gana quien tenga más puntos.',
      roll: 'Tira de la palanca.',
      hold: 'Guarda lo que te guste y lanza lo demás: tres tiradas.',
      fill: 'Elige una casilla para tus dados.',
      win: 'Gana quien tenga más puntos.',
    },
    aside: {
      goal: 'Asegura puntos turno a turno: gana quien llegue a la meta.',
      roll: 'Tira de la palanca.',
      hold: 'Guarda los dados que puntúan: se apartan.',
      fill: 'Sigue lanzando o plántate. Una tirada sin puntos pierde el turno.',
      win: 'Gana el primero en llegar a la meta.',
    },
  },
  example: {
    title: 'Así es un turno',
    name: 'Ejemplo',
    rolls: 'Primera tirada: tres cincos.',
    holds: 'Se guardan los cincos.',
    again: 'Lo demás se lanza otra vez.',
    scores: 'Cinco cincos: ¡Yahtzee, 50 puntos!',
  },
  alone: {
    beat: (total, name) => `Por superar: ${number(total)} (${name})`,
    own: (total) => `Tu mejor marca: ${number(total)}`,
    upper: (sum, threshold) => `Parte superior: ${number(sum)} de ${number(threshold)}`,
    par: (points) =>
      points < 0
        ? `${number(-points)} por debajo del ritmo`
        : points > 0
          ? `${number(points)} por encima del ritmo`
          : 'justo al ritmo',
  },
  lastBox: 'última casilla',
  lastRoll: 'Última tirada',
  lastTurn: 'Último turno',
  plusPoints: (points) => `+${number(points)}`,
  feats: {
    allAlike: '¡Cinco iguales!',
    upperBonus: '¡Bono superior!',
    lead: 'Se pone en cabeza',
    scratch: 'Tachada',
  },
} as const satisfies Words<typeof ENGLISH>;
