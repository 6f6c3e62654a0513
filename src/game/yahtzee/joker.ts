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

interface JokerRule {
  /** For the house-rule card; `Yahtzee` stands for the label of that box. */
  readonly words: string;
  readonly ruling: (box: Box, matching: string, joker: Joker) => JokerRuling;
}

export const JOKERS = {
  none: {
    words: 'There is no joker: in the other boxes, five alike count as any other dice.',
    ruling: () => 'plain',
  },
  /** The official rule (H8): the matching upper box first, then any lower box in full, then 0 in any upper box. */
  forced: {
    words:
      'Once Yahtzee is filled, with points or with 0, five alike are a joker: they must go to their own upper box while it is open; else to any open lower box, where they count in full for full house and straights; else to any open upper box, for 0.',
    ruling: (box, matching, { matchingOpen, lowerOpen }) => {
      if (matchingOpen) return box.category === matching ? 'plain' : 'must-use-upper';
      if (lowerOpen) return box.section === 'lower' ? 'joker' : 'must-use-lower';
      return 'plain';
    },
  },
  free: {
    words:
      'Once Yahtzee is filled, with points or with 0, five alike may go to any open box; once their own upper box is filled too, they count in full for full house and straights.',
    ruling: (box, _, { matchingOpen }) => (box.section === 'lower' && !matchingOpen ? 'joker' : 'plain'),
  },
  /** S5.12, S5.13, S5.16. */
  lower: {
    words:
      'Once Yahtzee is filled, with points or with 0, five alike may go to any open box; they count in full for full house and straights.',
    ruling: (box) => (box.section === 'lower' ? 'joker' : 'plain'),
  },
} as const satisfies Readonly<Record<string, JokerRule>>;

export type JokerName = keyof typeof JOKERS;
export const JOKER_NAMES = Object.keys(JOKERS) as readonly JokerName[];
