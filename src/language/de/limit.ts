/** German of `en/limit.ts`. */
import type { LIMIT as ENGLISH } from '../en/limit.ts';
import type { Words } from '../words.ts';

export const LIMIT = {
  noChecks: ({ seconds }) =>
    `Eine Firmata-Platine bestätigt nichts und prüft nichts: Was eine schlechte Leitung verdirbt, ist falsch, bis es nach höchstens ${seconds} s noch einmal gesendet wird.`,
  falsePress:
    'Eine verdorbene Meldung ihrer Tasten ist von einer richtigen nicht zu unterscheiden: Es kann ein Druck sein, den niemand gemacht hat.',
  noCounts:
    'Sie zählt keine Tastendrücke: Einer, der fällt, während die Platine nicht gehört wird, ist verloren. Ihr Summer hat nur eine Tonhöhe, und sie hat keine Münztür.',
} satisfies Words<typeof ENGLISH>;
