import type { Code } from '../../language/sentence.ts';

/** What is wrong with a game, and with which of its events. */
export interface Flaw {
  /** From 0. */
  readonly index: number;
  readonly why: Code;
}
