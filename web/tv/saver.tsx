/** Nobody has pressed anything for long: a dim die that wanders, so that nothing burns in. The first press ends it. */
import { BIG_WORDS } from '../texts/big-screen.ts';

const PIPS = [
  [1, 1],
  [3, 1],
  [2, 2],
  [1, 3],
  [3, 3],
] as const;

export function Saver({ calm }: { calm: boolean }) {
  return (
    <section class="tv-saver" data-calm={calm}>
      <div class="tv-saver-x">
        <div class="tv-saver-y">
          <svg viewBox="0 0 4 4" aria-hidden="true">
            {PIPS.map(([x, y]) => (
              <rect x={x - 0.3} y={y - 0.3} width="0.6" height="0.6" rx="0.12" key={`${x}${y}`} />
            ))}
          </svg>
          <p>{BIG_WORDS.saver}</p>
        </div>
      </div>
    </section>
  );
}
