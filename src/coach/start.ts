/** Everything that is worked out beside a table, in threads of their own. */
import type { Clock } from '../clock/clock.ts';
import type { RuleSets } from '../game/index.ts';
import { type BestPlay, bestPlayBy } from './ahead.ts';
import { atMost } from './at-most.ts';
import { type LiveOdds, liveOddsBy } from './live-odds.ts';
import { type Coach, startCoach } from './thread/coach-thread.ts';
import { startOddsThread } from './thread/odds-thread.ts';

/** Of the cabinet file. */
interface Wanted {
  readonly dataDir: string;
  /** Its own sets, as they stand there. */
  readonly ruleSets: readonly object[];
  readonly odds: boolean;
}

/** Threads that give way to all else do so while they end, too: on a busy machine that takes many seconds. */
const MOST_WAIT_MS = 1000;

/** What could not be worked out is logged; the table plays on without. */
export function startBestPlay(
  { dataDir, ruleSets: ownRuleSets, odds: wantsOdds }: Wanted,
  ruleSets: RuleSets,
  clock: Pick<Clock, 'after'>,
  log: { warn(error: unknown, text: string): void },
): BestPlay & Pick<Coach, 'review'> & { readonly odds: LiveOdds | undefined } {
  const failed = (error: unknown): void => log.warn(error, 'No best play');
  const start = { dataDir, ownRuleSets };
  const odds = wantsOdds ? liveOddsBy((answer) => startOddsThread(start, { answer, failed })) : undefined;
  const bestPlay = bestPlayBy(startCoach(start), ruleSets, clock, failed, (rules) => odds?.ready(rules));
  // A whole game takes its time: neither the house nor the coach at the table waits for it.
  const reviewer = startCoach(start);
  const close = async (): Promise<void> => {
    const ended = Promise.all([bestPlay.close(), reviewer.close(), odds?.close()]);
    await atMost(clock, MOST_WAIT_MS, ended);
  };
  return { ...bestPlay, review: reviewer.review, close, odds };
}
