/** Swedish of `en/button.ts`. */
import type { BUTTON as ENGLISH } from '../en/button.ts';
import type { Words } from '../words.ts';

export const BUTTON = {
  hold1: 'HÅLL 1',
  hold2: 'HÅLL 2',
  hold3: 'HÅLL 3',
  hold4: 'HÅLL 4',
  hold5: 'HÅLL 5',
  hold6: 'HÅLL 6',
  lever: 'SPAK',
  previous: 'BAKÅT',
  next: 'FRAMÅT',
  select: 'VÄLJ',
} satisfies Words<typeof ENGLISH>;
