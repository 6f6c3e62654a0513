/** German of `en/broadcast.ts`. */
import type { BROADCAST as ENGLISH } from '../en/broadcast.ts';
import { causes, displayWords, faultSentences } from '../fault-sentences.ts';
import type { Words } from '../words.ts';
import { DETAIL } from './detail.ts';
import { FAULTS } from './faults.ts';
import { TEXT } from './text.ts';

export const BROADCAST = {
  text: TEXT,
  fault: faultSentences(FAULTS),
  cause: causes(FAULTS),
  faultWord: displayWords(FAULTS),
  detail: DETAIL,
} satisfies Words<typeof ENGLISH>;
