/** Spanish of `en/slot.ts`. */
import type { SLOT as ENGLISH } from '../en/slot.ts';
import type { Words } from '../words.ts';

const FACES = ['', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis'] as const;

export const SLOT = {
  marks: {
    '': '',
    held: ', guardado',
    again: ', vuelve a rodar',
    picked: ', elegido',
    set: ', apartado',
    dead: ', no puntúa',
    lost: ', perdido',
    worth: ', conviene guardarlo',
  },
  colours: { black: ', negro', red: ', rojo', green: ', verde' },
  dark: (slot) => `lugar ${slot}: apagado`,
  waiting: (slot) => `dado ${slot}: aún sin lanzar`,
  die: (slot, face, mark) => `dado ${slot}: ${FACES[face]}${mark}`,
  sample: (slot, face) => `lugar ${slot}: un ${FACES[face]} de muestra`,
  lit: (slot, face) => `lugar ${slot}: un ${FACES[face]} de muestra, encendido`,
  tumbling: (slot) => `dado ${slot}: rodando`,
  rollsLeft: (rolls) => `tiradas que quedan: ${rolls}`,
  choose: 'elige una casilla',
  emblem: (slot) => `lugar ${slot}: el emblema de alguien`,
  glyph: (slot, character) => `lugar ${slot}: ${character}`,
} satisfies Words<typeof ENGLISH>;
