/** Spanish of `en/desk-sound.ts`. */
import type { DESK_SOUND as ENGLISH } from '../en/desk-sound.ts';
import type { Words } from '../words.ts';

export const DESK_SOUND = {
  title: 'Sonido',
  outputs: {
    board: 'El zumbador de la placa toca los sonidos; este ordenador, solo su prueba.',
    host: 'Este ordenador toca los sonidos.',
    both: 'El zumbador de la placa y este ordenador tocan los sonidos.',
    off: 'Nadie toca los sonidos; este ordenador, solo su prueba.',
  },
  volume: (percent) => `Volumen de este ordenador: ${percent} %`,
  try: 'Probar el altavoz',
  plays: (program) => `Suena con ${program}.`,
} satisfies Words<typeof ENGLISH>;
