/** German of `en/control.ts`. */
import type { CONTROL as ENGLISH } from '../en/control.ts';
import type { Words } from '../words.ts';

export const CONTROL = {
  realButtons: 'Dieser Tisch hat echte Tasten: dort drücken.',
  notYou:
    'Nur ein Browser, der die beim Start gezeigte Adresse geöffnet hat, oder wer den Tisch betreibt, darf seine Tasten drücken.',
  misunderstood: 'Diese Nachricht war nicht zu verstehen. Die Seite neu laden.',
} satisfies Words<typeof ENGLISH>;
