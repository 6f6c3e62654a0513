/** What an input is, beside its name: which group it belongs to, and what tells it from the others there. */
import type { Input } from '../../../hardware/cabinet.ts';

/** Inputs that mean the same: the six holds; previous and next. */
export const INPUT_GROUPS = ['hold', 'lever', 'leaf', 'select'] as const;
export type InputGroup = (typeof INPUT_GROUPS)[number];

/** `slot`: the die that the button belongs to, from 0. */
type Pressed = {
  readonly input: Input;
  /** When, in table time. */
  readonly atMs: number;
} & (
  | { readonly group: 'hold'; readonly slot: number }
  | { readonly group: 'leaf'; readonly step: -1 | 1 }
  | { readonly group: 'lever' | 'select' }
);

/** A press of one group. */
export type GroupedPress<G extends InputGroup = InputGroup> = Extract<Pressed, { group: G }>;

const HOLDS = ['hold1', 'hold2', 'hold3', 'hold4', 'hold5', 'hold6'] as const satisfies readonly Input[];

export function pressOf(input: Input, atMs: number): GroupedPress {
  switch (input) {
    case 'hold1':
    case 'hold2':
    case 'hold3':
    case 'hold4':
    case 'hold5':
    case 'hold6':
      return { group: 'hold', input, atMs, slot: HOLDS.indexOf(input) };
    case 'lever':
    case 'select':
      return { group: input, input, atMs };
    case 'previous':
      return { group: 'leaf', input, atMs, step: -1 };
    case 'next':
      return { group: 'leaf', input, atMs, step: 1 };
    default:
      return input satisfies never;
  }
}

export function groupOf(input: Input): InputGroup {
  return pressOf(input, 0).group;
}

/** The slots on whose side an input is: a hold its own, the lever all; previous, select and next two each. */
export function slotsBeside(input: Input): readonly number[] {
  switch (input) {
    case 'hold1':
    case 'hold2':
    case 'hold3':
    case 'hold4':
    case 'hold5':
    case 'hold6':
      return [HOLDS.indexOf(input)];
    case 'lever':
      return HOLDS.map((_, slot) => slot);
    case 'previous':
      return [0, 1];
    case 'select':
      return [2, 3];
    case 'next':
      return [4, 5];
    default:
      return input satisfies never;
  }
}
