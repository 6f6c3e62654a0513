/** What is wrong with the table: a page asks for these words when there is need of them. */
import { causes, displayWords, faultNames, faultSentences } from '../fault-sentences.ts';
import { DETAIL } from './detail.ts';
import { FAULTS } from './faults.ts';

export const TROUBLE = {
  fault: faultSentences(FAULTS),
  faultName: faultNames(FAULTS),
  cause: causes(FAULTS),
  faultWord: displayWords(FAULTS),
  detail: DETAIL,
} as const;
