/** German of `en/slot.ts`. */
import type { SLOT as ENGLISH } from '../en/slot.ts';
import type { Words } from '../words.ts';

const FACES = ['', 'Eins', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs'] as const;

export const SLOT = {
  marks: {
    '': '',
    held: ', gehalten',
    again: ', rollt noch einmal',
    picked: ', gewählt',
    set: ', zur Seite gelegt',
    dead: ', bringt nichts',
    worth: ', sollte bleiben',
    lost: ', verloren',
  },
  colours: { black: ', schwarz', red: ', rot', green: ', grün' },
  dark: (slot) => `Platz ${slot}: dunkel`,
  waiting: (slot) => `Würfel ${slot}: noch nicht gerollt`,
  die: (slot, face, mark) => `Würfel ${slot}: ${FACES[face]}${mark}`,
  sample: (slot, face) => `Platz ${slot}: eine ${FACES[face]} zum Ansehen`,
  lit: (slot, face) => `Platz ${slot}: eine ${FACES[face]} zum Ansehen, beleuchtet`,
  tumbling: (slot) => `Würfel ${slot}: rollt`,
  rollsLeft: (rolls) => `Würfe übrig: ${rolls}`,
  choose: 'ein Feld wählen',
  emblem: (slot) => `Platz ${slot}: das Zeichen von jemandem`,
  glyph: (slot, character) => `Platz ${slot}: ${character}`,
} satisfies Words<typeof ENGLISH>;
