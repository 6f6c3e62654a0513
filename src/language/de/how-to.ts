/** German of `en/how-to.ts`. */
import type { HOW_TO as ENGLISH } from '../en/how-to.ts';
import type { Words } from '../words.ts';
import { CONDITION, HOUSE, PAYS } from './house.ts';
import { HELP, STATE } from './screen.ts';

export const HOW_TO = {
  house: HOUSE,
  condition: CONDITION,
  pays: PAYS,
  state: STATE,
  help: HELP,
} satisfies Words<typeof ENGLISH>;
