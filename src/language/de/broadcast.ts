/** German of `en/broadcast.ts`. */
import type { BROADCAST as ENGLISH } from '../en/broadcast.ts';
import { causes, displayWords, faultSentences } from '../fault-sentences.ts';
import { filledIn } from '../own-words.ts';
import type { Words } from '../words.ts';
import { BOX } from './box.ts';
import { DETAIL } from './detail.ts';
import { EVENT } from './event.ts';
import { FAULTS } from './faults.ts';
import { MANNERS } from './manners.ts';
import { REFUSAL } from './refusal.ts';
import { SET } from './set.ts';
import { TABLE } from './table.ts';
import { singular, TEXT } from './text.ts';

export const BROADCAST = {
  text: TEXT,
  table: TABLE,
  event: EVENT,
  refusal: REFUSAL,
  manner: filledIn(MANNERS, singular),
  box: BOX,
  set: SET,
  fault: faultSentences(FAULTS),
  cause: causes(FAULTS),
  faultWord: displayWords(FAULTS),
  detail: DETAIL,
} satisfies Words<typeof ENGLISH>;
