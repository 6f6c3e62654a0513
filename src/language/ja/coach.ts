/** Japanese of `en/coach.ts`. */
import type { COACH as ENGLISH } from '../en/coach.ts';
import type { Words } from '../words.ts';
import { number } from './grammar.ts';

const BETTER = {
  keep: ({ dice }: { dice: string }) => `${dice}を残す方が得でした`,
  rollAll: () => '全部振る方が得でした',
  bank: ({ dice }: { dice: string }) => `${dice}をバンクする方が得でした`,
  bankAll: () => 'バンクする方が得でした',
  box: ({ box }: { box: string }) => `${box}の方が得でした`,
};

export const COACH = {
  better: BETTER,
  verdict: (player, cost, better) => `${player === '' ? '' : `${player} `}−${number(cost)}：${better}`,
} satisfies Words<typeof ENGLISH>;
