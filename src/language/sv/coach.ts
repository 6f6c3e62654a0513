/** Swedish of `en/coach.ts`. */
import type { COACH as ENGLISH } from '../en/coach.ts';
import type { Words } from '../words.ts';
import { number } from './grammar.ts';

const BETTER = {
  keep: ({ dice }: { dice: string }) => `att behålla ${dice} var värt mer`,
  rollAll: () => 'att kasta alla tärningar var värt mer',
  bank: ({ dice }: { dice: string }) => `att säkra ${dice} var värt mer`,
  bankAll: () => 'att säkra var värt mer',
  box: ({ box }: { box: string }) => `${box} var värt mer`,
};

export const COACH = {
  better: BETTER,
  verdict: (player, cost, better) => `${player === '' ? '' : `${player} `}−${number(cost)}: ${better}`,
} satisfies Words<typeof ENGLISH>;
