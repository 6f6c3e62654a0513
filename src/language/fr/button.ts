/** French of `en/button.ts`. */
import type { BUTTON as ENGLISH } from '../en/button.ts';
import type { Words } from '../words.ts';

export const BUTTON = {
  hold1: 'Garder 1',
  hold2: 'Garder 2',
  hold3: 'Garder 3',
  hold4: 'Garder 4',
  hold5: 'Garder 5',
  hold6: 'Garder 6',
  lever: 'Levier',
  previous: 'Retour',
  next: 'Suivant',
  select: 'Choisir',
} satisfies Words<typeof ENGLISH>;
