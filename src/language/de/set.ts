/** German of `en/set.ts`. */
import type { SET_NAMES as ENGLISH } from '../en/set.ts';
import type { Words } from '../words.ts';

export const SET_NAMES = {
  yahtzee: 'Yahtzee',
  'yahtzee-free-joker': 'Yahtzee mit freiem Joker',
  'yahtzee-plain': 'Klassisches Yahtzee',
  'yahtzee-no-joker': 'Klassisches Yahtzee mit Bonuschips',
  'triple-yahtzee': 'Dreifach-Yahtzee',
  'bonus-in-box': 'Yahtzee mit dem Bonus im Feld',
  'fourteen-box': 'Yahtzee mit vierzehn Feldern',
  scotzee: 'Scotzee',
  yatzy: 'Yatzy',
  'maxi-yatzy': 'Maxi Yatzy',
  kismet: 'Kismet',
  farkle: 'Farkle',
  'farkle-literal': 'Farkle, seinem Programm getreu',
  zilch: 'Zilch',
} satisfies Words<typeof ENGLISH>;
