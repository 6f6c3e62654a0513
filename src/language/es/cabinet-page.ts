/** Spanish of `en/cabinet-page.ts`. */
import type { CABINET_PAGE as ENGLISH } from '../en/cabinet-page.ts';
import type { Words } from '../words.ts';
import { plural } from './grammar.ts';

export const CABINET_PAGE = {
  realButtons: 'Esta mesa tiene botones de verdad: pulsa esos.',
  watch: 'Mejor ver la hoja de puntos.',
  controls: 'Mandos de la mesa',
  lever: 'Lanzar',
  leverLabel: 'Palanca',
  previous: 'Atrás',
  next: 'Adelante',
  select: 'Elegir',
  typing: {
    label: (dice) =>
      plural(dice, { one: 'Teclea la cara de un dado', other: `Teclea las caras de ${dice} dados` }),
    use: 'Usar estas',
    sent: (rolls) => `Tecleado: ${rolls}. Tira de la palanca.`,
    wrong:
      'Una tirada son cifras del 1 al 6, una por cada dado que rueda; entre varias tiradas va un espacio.',
  },
  coinDoor: {
    label: 'Puerta de monedas',
    insert: (coin) => `Echar ${coin}`,
    full: 'Ahora no se toman más monedas.',
    service: 'Crédito de servicio',
    door: 'Abrir la puerta',
  },
  learn: '¿Primera vez? Una partida guiada',
  gamepad: 'Mando',
  service: 'Servicio',
} satisfies Words<typeof ENGLISH>;
