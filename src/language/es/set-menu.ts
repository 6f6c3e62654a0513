/** Spanish of `en/set-menu.ts`. */
import type { SET_MENUS as ENGLISH } from '../en/set-menu.ts';
import type { Words } from '../words.ts';

export const SET_MENUS = {
  yahtzee: 'YAHTZEE',
  'yahtzee-free-joker': 'COMODIN',
  'yahtzee-plain': 'CLASICO',
  'yahtzee-no-joker': 'FICHAS',
  'triple-yahtzee': 'TRIPLE',
  'bonus-in-box': 'CAS +100',
  'fourteen-box': '14 CAS',
  scotzee: 'SCOTZEE',
  yatzy: 'YATZY',
  'maxi-yatzy': 'MAXI',
  kismet: 'KISMET',
  farkle: 'FARKLE',
  'farkle-literal': 'FARKLE L',
  zilch: 'ZILCH',
} satisfies Words<typeof ENGLISH>;
