/** French of `en/set.ts`. */
import type { SET_NAMES as ENGLISH } from '../en/set.ts';
import type { Words } from '../words.ts';

export const SET_NAMES = {
  yahtzee: 'Yahtzee',
  'yahtzee-free-joker': 'Yahtzee à joker libre',
  'yahtzee-plain': 'Yahtzee classique',
  'yahtzee-no-joker': 'Yahtzee classique à jetons de bonus',
  'triple-yahtzee': 'Yahtzee triple',
  'bonus-in-box': 'Yahtzee au bonus dans la case',
  'fourteen-box': 'Yahtzee à quatorze cases',
  scotzee: 'Scotzee',
  yatzy: 'Yatzy',
  'maxi-yatzy': 'Maxi Yatzy',
  kismet: 'Kismet',
  farkle: 'Farkle',
  'farkle-literal': 'Farkle, fidèle à son programme',
  zilch: 'Zilch',
} satisfies Words<typeof ENGLISH>;
