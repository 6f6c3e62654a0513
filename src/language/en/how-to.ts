/** How everything is played: pages ask for these words with the house rules and the controls, which nobody needs at once. */

import { CONDITION, HOUSE, PAYS } from './house.ts';
import { HELP, STATE } from './screen.ts';

export const HOW_TO = {
  house: HOUSE,
  condition: CONDITION,
  pays: PAYS,
  state: STATE,
  help: HELP,
} as const;
