/** Swedish of `en/slot.ts`. */
import type { SLOT as ENGLISH } from '../en/slot.ts';
import type { Words } from '../words.ts';

const FACES = ['', 'etta', 'tvåa', 'trea', 'fyra', 'femma', 'sexa'] as const;

export const SLOT = {
  marks: {
    '': '',
    held: ', hållen',
    again: ', kastas om',
    picked: ', vald',
    set: ', åt sidan',
    dead: ', ger inget',
    lost: ', förlorad',
    worth: ', värd att hålla',
  },
  colours: { black: ', svart', red: ', röd', green: ', grön' },
  dark: (slot) => `plats ${slot}: mörk`,
  waiting: (slot) => `tärning ${slot}: inte kastad än`,
  die: (slot, face, mark) => `tärning ${slot}: ${FACES[face]}${mark}`,
  sample: (slot, face) => `plats ${slot}: en ${FACES[face]} till påseende`,
  lit: (slot, face) => `plats ${slot}: en ${FACES[face]} till påseende, tänd`,
  tumbling: (slot) => `tärning ${slot}: rullar`,
  rollsLeft: (rolls) => `kast kvar: ${rolls}`,
  choose: 'välj en ruta',
  emblem: (slot) => `plats ${slot}: någons märke`,
  glyph: (slot, character) => `plats ${slot}: ${character}`,
} satisfies Words<typeof ENGLISH>;
