/** What best play does for a table: its players of the house, and values that are made before anybody asks for them. */
import type { Clock, Timer } from '../clock/clock.ts';
import type { HousePlayer, Move, RuleSets, Seen, ValuedMove } from '../game/index.ts';
import { mindOf } from './mind.ts';
import type { Coach } from './thread/coach-thread.ts';

/** After a start, or when another set comes up: presses come first. */
export const SETTLED_MS = 5000;

export interface BestPlay {
  /** This set is played or offered now: its values are made once the table has settled down. */
  readonly at: (rules: string) => void;
  /** Never rejects: without its thread the house plays greedily. */
  readonly houseMind: (rules: string, player: HousePlayer, seen: Seen) => Promise<Move>;
  /** Never rejects: without its thread there are none. */
  readonly advise: (rules: string, seen: Seen) => Promise<readonly ValuedMove[]>;
  readonly close: () => Promise<void>;
}

/** `prepared` is told of sets whose values are there, or that have none; `failed` why they could not be made. */
export function bestPlayBy(
  coach: Pick<Coach, 'prepare' | 'advise' | 'decide' | 'close'>,
  sets: RuleSets,
  clock: Pick<Clock, 'after'>,
  failed: (error: unknown) => void,
  prepared: (rules: string) => void = () => undefined,
): BestPlay {
  const begun = new Set<string>();
  // Greed leaves nothing to chance.
  const greedy = mindOf(sets, () => 0);
  let next: { readonly rules: string; readonly timer: Timer } | undefined;
  let closed = false;
  return {
    at: (rules) => {
      if (next?.rules === rules) return;
      next?.timer.cancel();
      const timer = clock.after(SETTLED_MS, () => {
        if (begun.has(rules)) return;
        begun.add(rules);
        coach.prepare(rules).then(
          () => prepared(rules),
          // A table that ends gives up what it was making.
          (error) => (closed ? undefined : failed(error)),
        );
      });
      next = { rules, timer };
    },
    houseMind: (rules, player, seen) =>
      coach.decide(rules, player, seen).catch(() => greedy(rules, 'greedy', seen)),
    advise: (rules, seen) => coach.advise(rules, seen).catch(() => []),
    close: async () => {
      closed = true;
      next?.timer.cancel();
      await coach.close();
    },
  };
}
