/** German of `en/desk-sound.ts`. */
import type { DESK_SOUND as ENGLISH } from '../en/desk-sound.ts';
import type { Words } from '../words.ts';

export const DESK_SOUND = {
  title: 'Klang',
  outputs: {
    board: 'Der Summer der Platine spielt die Klänge; dieser Computer keine außer seiner Probe.',
    host: 'Dieser Computer spielt die Klänge.',
    both: 'Der Summer der Platine und dieser Computer spielen die Klänge.',
    off: 'Niemand spielt die Klänge; dieser Computer keine außer seiner Probe.',
  },
  volume: (percent) => `Lautstärke dieses Computers: ${percent} %`,
  try: 'Lautsprecher prüfen',
  plays: (program) => `Es spielt ${program}.`,
} satisfies Words<typeof ENGLISH>;
