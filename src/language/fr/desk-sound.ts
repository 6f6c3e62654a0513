/** French of `en/desk-sound.ts`. */
import type { DESK_SOUND as ENGLISH } from '../en/desk-sound.ts';
import type { Words } from '../words.ts';

export const DESK_SOUND = {
  title: 'Son',
  outputs: {
    board: 'Le buzzer de la carte joue les sons ; cet ordinateur aucun, sauf son essai.',
    host: 'Cet ordinateur joue les sons.',
    both: 'Le buzzer de la carte et cet ordinateur jouent les sons.',
    off: 'Personne ne joue les sons ; cet ordinateur aucun, sauf son essai.',
  },
  volume: (percent) => `Volume de cet ordinateur : ${percent} %`,
  try: 'Essayer le haut-parleur',
  plays: (program) => `Joué par ${program}.`,
} satisfies Words<typeof ENGLISH>;
