/** Spanish of `en/trouble.ts`. */
import type { TROUBLE as ENGLISH } from '../en/trouble.ts';
import { causes, displayWords, faultNames, faultSentences } from '../fault-sentences.ts';
import type { Words } from '../words.ts';
import { DETAIL } from './detail.ts';
import { FAULTS } from './faults.ts';

export const TROUBLE = {
  fault: faultSentences(FAULTS),
  faultName: faultNames(FAULTS),
  cause: causes(FAULTS),
  faultWord: displayWords(FAULTS),
  detail: DETAIL,
} satisfies Words<typeof ENGLISH>;
