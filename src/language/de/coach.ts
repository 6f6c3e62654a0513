/** German of `en/coach.ts`. */
import type { COACH as ENGLISH } from '../en/coach.ts';
import type { Words } from '../words.ts';
import { number } from './grammar.ts';

export const COACH = {
  better: {
    keep: ({ dice }) => `${dice} zu behalten war mehr wert`,
    rollAll: () => 'alle Würfel zu werfen war mehr wert',
    bank: ({ dice }) => `${dice} zu sichern war mehr wert`,
    bankAll: () => 'zu sichern war mehr wert',
    box: ({ box }) => `${box} war mehr wert`,
  },
  verdict: (player, cost, better) => `${player === '' ? '' : `${player} `}−${number(cost)}: ${better}`,
} satisfies Words<typeof ENGLISH>;
