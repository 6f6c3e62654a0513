/** What pages say by themselves where they explain the buttons. */
export const BUTTON_HELP = {
  title: 'How to play',
  lead: 'Three rolls a turn. Hold what you like, roll the rest, then fill one box of your card. Setup has other games.',
  menu: 'Wrong box? Hold select for a second, up to ten seconds after the score. Previous and next, held together for 1.5 seconds, open the menu: take back, play later, leave.',
  inputs: { lever: 'Roll lever', hold: 'Hold 1 – 6', leaf: 'Previous, next', select: 'Select' },
  nothing: '–',
  keysOf: { lever: 'Enter', hold: '1 – 6', leaf: '← →', select: 'Space' },
  keys: 'While a box is chosen, the letter beside it scores it; after the last roll 1 – 6 show Ones to Sixes. Q leaves.',
} as const;
