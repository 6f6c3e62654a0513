/** Swedish of `en/set-menu.ts`. */
import type { SET_MENUS as ENGLISH } from '../en/set-menu.ts';
import type { Words } from '../words.ts';

export const SET_MENUS = {
  yahtzee: 'YAHTZEE',
  'yahtzee-free-joker': 'FRI JKR',
  'yahtzee-plain': 'KLASSISK',
  'yahtzee-no-joker': 'MARKER',
  'triple-yahtzee': 'TRIPPEL',
  'bonus-in-box': 'RUTA+100',
  'fourteen-box': '14 RUTOR',
  scotzee: 'SCOTZEE',
  yatzy: 'YATZY',
  'maxi-yatzy': 'MAXI',
  kismet: 'KISMET',
  farkle: 'FARKLE',
  'farkle-literal': 'FARKLE L',
  zilch: 'ZILCH',
} satisfies Words<typeof ENGLISH>;
