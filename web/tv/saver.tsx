/** Nobody has pressed anything for long: a dim die and the way to the phone page wander, so that nothing burns in. The first press ends it. */
import type { ToldFacts } from '../link/told.ts';
import { BIG_WORDS } from '../texts/big-screen.ts';
import { JoinCode } from './follow.tsx';

const PIPS = [
  [1, 1],
  [3, 1],
  [2, 2],
  [1, 3],
  [3, 3],
] as const;

export function Saver({ facts, calm }: { facts: ToldFacts | undefined; calm: boolean }) {
  return (
    <section class="tv-saver" data-calm={calm}>
      <div class="tv-saver-x">
        <div class="tv-saver-y">
          <div>
            <svg class="tv-saver-die" viewBox="0 0 4 4" aria-hidden="true">
              {PIPS.map(([x, y]) => (
                <rect x={x - 0.3} y={y - 0.3} width="0.6" height="0.6" rx="0.12" key={`${x}${y}`} />
              ))}
            </svg>
            <p>{BIG_WORDS.saver}</p>
          </div>
          <JoinCode facts={facts} />
        </div>
      </div>
    </section>
  );
}
