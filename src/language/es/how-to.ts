/** Spanish of `en/how-to.ts`. */
import type { HOW_TO as ENGLISH } from '../en/how-to.ts';
import type { Words } from '../words.ts';
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
  display: DISPLAY_WORDS,
  refused: REFUSED,
} satisfies Words<typeof ENGLISH>;
