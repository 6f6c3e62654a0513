/** Swedish of `en/set.ts`. */
import type { SET_NAMES as ENGLISH } from '../en/set.ts';
import type { Words } from '../words.ts';

export const SET_NAMES = {
  yahtzee: 'Yahtzee',
  'yahtzee-free-joker': 'Yahtzee med fri joker',
  'yahtzee-plain': 'Klassisk Yahtzee',
  'yahtzee-no-joker': 'Klassisk Yahtzee med bonusmarker',
  'triple-yahtzee': 'Trippel-Yahtzee',
  'bonus-in-box': 'Yahtzee med bonusen i rutan',
  'fourteen-box': 'Yahtzee med fjorton rutor',
  scotzee: 'Scotzee',
  yatzy: 'Yatzy',
  'maxi-yatzy': 'Maxi Yatzy',
  kismet: 'Kismet',
  farkle: 'Farkle',
  'farkle-literal': 'Farkle precis som i programmet',
  zilch: 'Zilch',
} satisfies Words<typeof ENGLISH>;
