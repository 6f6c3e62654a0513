/** Swedish of `en/desk-sound.ts`. */
import type { DESK_SOUND as ENGLISH } from '../en/desk-sound.ts';
import type { Words } from '../words.ts';

export const DESK_SOUND = {
  title: 'Ljud',
  outputs: {
    board: 'Kortets summer spelar ljuden; den här datorn spelar bara sitt test.',
    host: 'Den här datorn spelar ljuden.',
    both: 'Kortets summer och den här datorn spelar ljuden.',
    off: 'Ingen spelar ljuden; den här datorn bara sitt test.',
  },
  volume: (percent) => `Datorns volym: ${percent} %`,
  try: 'Testa högtalaren',
  plays: (program) => `Spelas av ${program}.`,
} satisfies Words<typeof ENGLISH>;
