/** Every sentence that the pages may be sent by code, by section: `{ say: 'detail.cableOut' }`. English gives the others their type. */
import { causes, displayWords, faultSentences } from '../fault-sentences.ts';
import { DETAIL } from './detail.ts';
import { FAULTS } from './faults.ts';
import { TEXT } from './text.ts';

export const BROADCAST = {
  text: TEXT,
  fault: faultSentences(FAULTS),
  cause: causes(FAULTS),
  faultWord: displayWords(FAULTS),
  detail: DETAIL,
} as const;
