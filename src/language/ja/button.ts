/** Japanese of `en/button.ts`. */
import type { BUTTON as ENGLISH } from '../en/button.ts';
import type { Words } from '../words.ts';

export const BUTTON = {
  hold1: 'ホールド1',
  hold2: 'ホールド2',
  hold3: 'ホールド3',
  hold4: 'ホールド4',
  hold5: 'ホールド5',
  hold6: 'ホールド6',
  lever: 'レバー',
  previous: '前',
  next: '次',
  select: '決定',
} satisfies Words<typeof ENGLISH>;
