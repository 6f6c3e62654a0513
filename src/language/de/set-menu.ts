/** German of `en/set-menu.ts`. */
import type { SET_MENUS as ENGLISH } from '../en/set-menu.ts';
import type { Words } from '../words.ts';

export const SET_MENUS = {
  yahtzee: 'YAHTZEE',
  'yahtzee-free-joker': 'FREI JKR',
  'yahtzee-plain': 'KLASSIK',
  'yahtzee-no-joker': 'CHIPS',
  'triple-yahtzee': 'DREIFACH',
  'bonus-in-box': 'FELD+100',
  'fourteen-box': '14FELDER',
  scotzee: 'SCOTZEE',
  yatzy: 'YATZY',
  'maxi-yatzy': 'MAXI',
  kismet: 'KISMET',
  farkle: 'FARKLE',
  'farkle-literal': 'FARKLE L',
  zilch: 'ZILCH',
} satisfies Words<typeof ENGLISH>;
