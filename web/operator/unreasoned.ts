/** Reasons, and what waits for one: a correction without it, since all of them share it. */
import type { CorrectionRequest } from '../../src/server/operator/messages.ts';

/** Longer ones are refused. */
export const REASON_LENGTH = 80;

type WithoutReason<One> = One extends object ? Omit<One, 'why'> : never;

export type Unreasoned = WithoutReason<CorrectionRequest>;

/** Whether it was done; why not is told at the top of the page. */
export type Correct = (correction: Unreasoned) => Promise<boolean>;
