/**
 * What five alike may do once the Yahtzee box is filled, with 50 or with 0: a joker. A policy rules on one open box.
 */
import type { RejectionCode } from '../rejection.ts';
import type { Box } from './box.ts';

export interface Joker {
  /** The upper box of the five faces is still open. */
  readonly matchingOpen: boolean;
  /** Any lower box is still open. */
  readonly lowerOpen: boolean;
}

/** `joker`: the box counts in full; `plain`: the box is judged as usual; else the box may not be chosen. */
export type JokerRuling = 'joker' | 'plain' | RejectionCode;

type Ruling = (box: Box, matching: string, joker: Joker) => JokerRuling;

export const JOKERS = {
  none: () => 'plain',
  /** The official rule (H8): the matching upper box first, then any lower box in full, then 0 in any upper box. */
  forced: (box, matching, { matchingOpen, lowerOpen }) => {
    if (matchingOpen) return box.category === matching ? 'plain' : 'must-use-upper';
    if (lowerOpen) return box.section === 'lower' ? 'joker' : 'must-use-lower';
    return 'plain';
  },
  free: (box, _, { matchingOpen }) => (box.section === 'lower' && !matchingOpen ? 'joker' : 'plain'),
  /** S5.12, S5.13, S5.16. */
  lower: (box) => (box.section === 'lower' ? 'joker' : 'plain'),
} as const satisfies Readonly<Record<string, Ruling>>;

export type JokerName = keyof typeof JOKERS;
export const JOKER_NAMES = Object.keys(JOKERS) as readonly JokerName[];
