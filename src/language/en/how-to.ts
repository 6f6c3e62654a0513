/** How everything is played: pages ask for these words with the house rules and the controls, which nobody needs at once. */

import { DISPLAY_WORDS } from './display.ts';
import { CONDITION, HOUSE, PAYS } from './house.ts';
import { REFUSED } from './refused.ts';
import { HELP, STATE } from './screen.ts';

export const HOW_TO = {
  house: HOUSE,
  condition: CONDITION,
  pays: PAYS,
  state: STATE,
  help: HELP,
  /** Words that the table's display shows: the controls name them. */
  display: DISPLAY_WORDS,
  refused: REFUSED,
} as const;
