/** What a slot shows, for people who do not see its pixels. */
const FACES = ['', 'one', 'two', 'three', 'four', 'five', 'six'] as const;

export const SLOT = {
  marks: {
    '': '',
    held: ', held',
    again: ', rolls again',
    picked: ', picked',
    set: ', set aside',
    dead: ', scores nothing',
    lost: ', lost',
    worth: ', worth keeping',
  },
  colours: { black: ', black', red: ', red', green: ', green' },
  dark: (slot: number) => `slot ${slot}: dark`,
  waiting: (slot: number) => `die ${slot}: not rolled yet`,
  die: (slot: number, face: number, mark: string) => `die ${slot}: ${FACES[face]}${mark}`,
  sample: (slot: number, face: number) => `slot ${slot}: a ${FACES[face]} for show`,
  lit: (slot: number, face: number) => `slot ${slot}: a ${FACES[face]} for show, lit`,
  tumbling: (slot: number) => `die ${slot}: rolling`,
  rollsLeft: (rolls: number) => `rolls left: ${rolls}`,
  choose: 'choose a box',
  emblem: (slot: number) => `slot ${slot}: a player’s emblem`,
  glyph: (slot: number, character: string) => `slot ${slot}: ${character}`,
} as const;
