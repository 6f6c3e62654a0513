/** Spanish of `en/broadcast.ts`. */
import type { BROADCAST as ENGLISH } from '../en/broadcast.ts';
import { filledIn } from '../own-words.ts';
import type { Words } from '../words.ts';
import { BOX } from './box.ts';
import { BUTTON } from './button.ts';
import { CONTROL } from './control.ts';
import { EVENT } from './event.ts';
import { MANNERS } from './manners.ts';
import { REFUSAL } from './refusal.ts';
import { SET_NAMES } from './set.ts';
import { TABLE } from './table.ts';
import { filled, TEXT } from './text.ts';

export const BROADCAST = {
  text: TEXT,
  table: TABLE,
  event: EVENT,
  refusal: REFUSAL,
  manner: filledIn(MANNERS, filled),
  box: BOX,
  button: BUTTON,
  control: CONTROL,
  set: SET_NAMES,
} satisfies Words<typeof ENGLISH>;
