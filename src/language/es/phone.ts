/** Spanish of `en/phone.ts`. */
import type { PHONE as ENGLISH } from '../en/phone.ts';
import type { Words } from '../words.ts';
import { list, number, plural } from './grammar.ts';

const points = (count: number) => plural(count, { one: '1 punto', other: `${number(count)} puntos` });

export const PHONE = {
  points,
  needs: {
    title: 'Lo que necesita cada uno',
    swipe: 'Hojas de los jugadores, una junto a otra: desliza, usa las flechas o los nombres de arriba',
    alone: (total) => `${points(total)} hasta ahora`,
    likely: (expected, low, high) =>
      `Al final, probablemente unos ${number(expected)} (${number(low)} a ${number(high)})`,
    likelyOne: (total) => `Al final, probablemente ${number(total)}`,
    most: (total) => `${number(total)} al final como mucho`,
    one: (boxes) => `Una sola casilla puede darlo: ${list(boxes)}`,
    together: (most) => `Ninguna casilla sola lo da; todas las abiertas dan ${number(most)} como mucho`,
    levelAtMost: (most) => `Solo puede empatar: las casillas abiertas dan ${number(most)} como mucho`,
    beaten: (most) => `Ya no se alcanza: las casillas abiertas dan ${number(most)} como mucho`,
    again: (points) => ` (de ellos ${number(points)} por cinco iguales otra vez)`,
    toTarget: (left) => `${number(left)} hasta la meta`,
    upperWon: (bonus) => `Bono superior de ${number(bonus)}: conseguido`,
    upperOpen: (more, boxes, bonus) =>
      `Bono superior de ${number(bonus)}: faltan ${number(more)} de ${list(boxes)}`,
    upperLost: (bonus) => `Bono superior de ${number(bonus)}: ya no se alcanza`,
    meter: (sum, threshold) => `${number(sum)} de ${number(threshold)}`,
    upTo: (most) => `≤ ${number(most)}`,
    open: (most) => `abierta, ${number(most)} como mucho`,
    column: (times) => `columna × ${times}`,
  },
  turn: {
    scored: (name, box) => `${name}: ${box}`,
    banked: (name) => `${name} se planta`,
    busted: (name) => `${name}: Farkle`,
    watch: 'Ver otra vez este turno',
    title: (name) => `El último turno: ${name}`,
    roll: (roll, rolls) => `Tirada ${roll} de ${rolls}`,
    stays: 'se queda',
    die: (face, stays) => (stays ? `${face}, se queda` : `${face}`),
    back: 'Atrás',
    next: 'Siguiente',
    again: 'Otra vez',
    close: 'Cerrar',
  },
  share: {
    send: 'Compartir esta mesa',
    copied: 'Copiado.',
    address: 'La dirección, para copiarla',
    home: 'El menú del navegador pone esta página en la pantalla de inicio: ahí se abre como una app.',
  },
  pictures: {
    title: 'Las reglas en imágenes',
    worth: (count) => `= ${number(count)}`,
  },
} satisfies Words<typeof ENGLISH>;
