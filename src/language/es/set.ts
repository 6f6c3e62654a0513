/** Spanish of `en/set.ts`. */
import type { SET_NAMES as ENGLISH } from '../en/set.ts';
import type { Words } from '../words.ts';

export const SET_NAMES = {
  yahtzee: 'Yahtzee',
  'yahtzee-free-joker': 'Yahtzee con comodín libre',
  'yahtzee-plain': 'Yahtzee clásico',
  'yahtzee-no-joker': 'Yahtzee clásico con fichas de bono',
  'triple-yahtzee': 'Triple Yahtzee',
  'bonus-in-box': 'Yahtzee con el bono en la casilla',
  'fourteen-box': 'Yahtzee de catorce casillas',
  scotzee: 'Scotzee',
  yatzy: 'Yatzy',
  'maxi-yatzy': 'Maxi Yatzy',
  kismet: 'Kismet',
  farkle: 'Farkle',
  'farkle-literal': 'Farkle al pie de la letra',
  zilch: 'Zilch',
} satisfies Words<typeof ENGLISH>;
