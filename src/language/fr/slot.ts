/** French of `en/slot.ts`. */
import type { SLOT as ENGLISH } from '../en/slot.ts';
import type { Words } from '../words.ts';

const FACES = ['', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six'] as const;

export const SLOT = {
  marks: {
    '': '',
    held: ', gardé',
    again: ', roule encore',
    picked: ', choisi',
    set: ', mis de côté',
    dead: ', ne rapporte rien',
    worth: ', devrait rester',
    lost: ', perdu',
  },
  colours: { black: ', noir', red: ', rouge', green: ', vert' },
  dark: (slot) => `Place ${slot} : éteinte`,
  waiting: (slot) => `Dé ${slot} : pas encore lancé`,
  die: (slot, face, mark) => `Dé ${slot} : ${FACES[face]}${mark}`,
  sample: (slot, face) => `Place ${slot} : un ${FACES[face]} à regarder`,
  lit: (slot, face) => `Place ${slot} : un ${FACES[face]} à regarder, allumé`,
  tumbling: (slot) => `Dé ${slot} : roule`,
  rollsLeft: (rolls) => `Lancers restants : ${rolls}`,
  choose: 'choisir une case',
  emblem: (slot) => `Place ${slot} : l’emblème de quelqu’un`,
  glyph: (slot, character) => `Place ${slot} : ${character}`,
} satisfies Words<typeof ENGLISH>;
