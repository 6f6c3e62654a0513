/** A correction without its reason, which all of them share. */
import type { CorrectionRequest } from '../../src/server/operator/messages.ts';

type WithoutReason<One> = One extends object ? Omit<One, 'why'> : never;

export type Unreasoned = WithoutReason<CorrectionRequest>;

/** Whether it was done; why not is told at the top of the page. */
export type Correct = (correction: Unreasoned) => Promise<boolean>;
