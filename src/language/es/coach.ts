/** Spanish of `en/coach.ts`. */
import type { COACH as ENGLISH } from '../en/coach.ts';
import type { Words } from '../words.ts';
import { number } from './grammar.ts';

export const COACH = {
  better: {
    keep: ({ dice }) => `guardar ${dice} valía más`,
    rollAll: () => 'lanzar todos los dados valía más',
    bank: ({ dice }) => `plantarse con ${dice} valía más`,
    bankAll: () => 'plantarse valía más',
    box: ({ box }) => `${box} valía más`,
  },
  verdict: (player, cost, better) => `${player === '' ? '' : `${player} `}−${number(cost)}: ${better}`,
} satisfies Words<typeof ENGLISH>;
