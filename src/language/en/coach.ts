/** What the coach says of a choice, once it is made. */
import { number } from './grammar.ts';

/** A better choice; `dice` are its digits. */
const BETTER = {
  keep: ({ dice }) => `keeping ${dice} was worth more`,
  rollAll: () => 'rolling all dice was worth more',
  bank: ({ dice }) => `banking ${dice} was worth more`,
  bankAll: () => 'banking was worth more',
  box: ({ box }) => `${box} was worth more`,
} as const satisfies Record<string, (values: { dice: string; box: string }) => string>;

export const COACH = {
  better: BETTER,
  /** `player`: one of several; else an empty string. */
  verdict: (player: string, cost: number, better: string) =>
    `${player === '' ? '' : `${player} `}−${number(cost)}: ${better}`,
} as const;
