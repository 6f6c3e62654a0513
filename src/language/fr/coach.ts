/** French of `en/coach.ts`. */
import type { COACH as ENGLISH } from '../en/coach.ts';
import type { Words } from '../words.ts';
import { number } from './grammar.ts';

export const COACH = {
  better: {
    keep: ({ dice }) => `garder ${dice} valait mieux`,
    rollAll: () => 'relancer tous les dés valait mieux',
    bank: ({ dice }) => `mettre ${dice} en banque valait mieux`,
    bankAll: () => 'mettre en banque valait mieux',
    box: ({ box }) => `${box} valait mieux`,
  },
  verdict: (player, cost, better) => `${player === '' ? '' : `${player} `}−${number(cost)}: ${better}`,
} satisfies Words<typeof ENGLISH>;
