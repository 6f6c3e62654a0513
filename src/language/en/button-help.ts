/** What pages say by themselves where they explain the buttons. */
export const BUTTON_HELP = {
  title: 'How to play',
  goal: 'Fill every box of your card once: whoever has most points at the end wins.',
  steps: {
    roll: 'Roll: pull the lever, up to three times in a turn.',
    hold: 'Hold: press the button under each die that is to stay.',
    score: 'Score: select a box, and its points are yours.',
  },
  others: 'Setup has other games.',
  buttons: 'What every button does',
  menu: 'Wrong box? Hold select for a second, up to ten seconds after the score. Previous and next, held together for 1.5 seconds, open the menu: take back, play later, leave.',
  inputs: { lever: 'Roll lever', hold: 'Hold 1 – 6', leaf: 'Previous, next', select: 'Select' },
  nothing: '–',
  keyboard: 'Keyboard',
  keyNames: { enter: 'Enter', space: 'Space' },
  keys: 'While a box is chosen, the letter beside it scores it; after the last roll 1 – 6 show Ones to Sixes. Q leaves.',
} as const;
