/** German of `en/button.ts`. */
import type { BUTTON as ENGLISH } from '../en/button.ts';
import type { Words } from '../words.ts';

export const BUTTON = {
  hold1: 'Halten 1',
  hold2: 'Halten 2',
  hold3: 'Halten 3',
  hold4: 'Halten 4',
  hold5: 'Halten 5',
  hold6: 'Halten 6',
  lever: 'Hebel',
  previous: 'Zurück',
  next: 'Weiter',
  select: 'Wählen',
} satisfies Words<typeof ENGLISH>;
