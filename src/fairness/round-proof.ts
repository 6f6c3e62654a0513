/** What checking a round has found, in sentences. */

import type { Code } from '../language/sentence.ts';
import type { RoundFlaw, RoundRecord } from './verify-round.ts';

/** `flaws`: of `verifyRound`. */
export function proofLines(
  { dealt }: Pick<RoundRecord, 'dealt'>,
  flaws: readonly RoundFlaw[] | undefined,
): readonly Code[] {
  if (flaws === undefined) return [{ say: 'round.sealed' }];
  if (flaws.length > 0) return flaws.map(flawText);
  const throws = dealt.reduce((sum, seat) => sum + seat.throws.length, 0);
  return [{ say: 'round.proved', seats: dealt.length, throws }];
}

function flawText(flaw: RoundFlaw): Code {
  switch (flaw.why) {
    case 'seal':
      return { say: 'round.flaw-seal' };
    case 'table':
      return { say: 'round.flaw-table', table: flaw.table };
    case 'order':
    case 'journal':
      return { say: `round.flaw-${flaw.why}`, ...placeOf(flaw) };
    case 'face':
      return { say: 'round.flaw-face', ...placeOf(flaw), die: flaw.slot + 1 };
    default:
      return flaw satisfies never;
  }
}

function placeOf({ table, seat, at }: Extract<RoundFlaw, { at: number }>) {
  return { table, seat: seat + 1, n: at + 1 };
}
