/** What the rule sets of Dicetable are called, by their ids. */

export const SET_NAMES = {
  yahtzee: 'Yahtzee',
  'yahtzee-free-joker': 'Yahtzee with a free joker',
  'yahtzee-plain': 'Classic Yahtzee',
  'yahtzee-no-joker': 'Classic Yahtzee with bonus chips',
  'triple-yahtzee': 'Triple Yahtzee',
  'bonus-in-box': 'Yahtzee with the bonus in the box',
  'fourteen-box': 'Yahtzee with fourteen boxes',
  scotzee: 'Scotzee',
  yatzy: 'Yatzy',
  'maxi-yatzy': 'Maxi Yatzy',
  kismet: 'Kismet',
  farkle: 'Farkle',
  'farkle-literal': 'Farkle to the letter of its program',
  zilch: 'Zilch',
} as const;
