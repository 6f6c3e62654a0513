/** Spanish of `en/button.ts`. */
import type { BUTTON as ENGLISH } from '../en/button.ts';
import type { Words } from '../words.ts';

export const BUTTON = {
  hold1: 'Guarda 1',
  hold2: 'Guarda 2',
  hold3: 'Guarda 3',
  hold4: 'Guarda 4',
  hold5: 'Guarda 5',
  hold6: 'Guarda 6',
  lever: 'Palanca',
  previous: 'Atrás',
  next: 'Adelante',
  select: 'Elegir',
} satisfies Words<typeof ENGLISH>;
