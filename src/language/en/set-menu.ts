/** The rule sets of Dicetable in the menu of the table's own display, by their ids. */

export const SET_MENUS = {
  yahtzee: 'YAHTZEE',
  'yahtzee-free-joker': 'FREE JKR',
  'yahtzee-plain': 'CLASSIC',
  'yahtzee-no-joker': 'CHIPS',
  'triple-yahtzee': 'TRIPLE',
  'bonus-in-box': 'BOX +100',
  'fourteen-box': '14 BOXES',
  scotzee: 'SCOTZEE',
  yatzy: 'YATZY',
  'maxi-yatzy': 'MAXI',
  kismet: 'KISMET',
  farkle: 'FARKLE',
  'farkle-literal': 'FARKLE L',
  zilch: 'ZILCH',
} as const;
