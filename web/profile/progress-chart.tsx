/** Totals over time: a dot a game, filled where it was won, and the mean of the last ten as a line. */
import type { ToldProfile } from '../../src/server/people/messages.ts';
import { PROFILE_WORDS } from '../texts/profile.ts';

type Results = ToldProfile['record']['sets'][number]['results'];

const SIZE = { width: 420, height: 180 };
const EDGES = { left: 64, right: 12, top: 12, bottom: 12 };
/** More dots would be one grey band. */
const MOST_SHOWN = 60;
const WINDOW = 10;

export function ProgressChart({ results }: { results: Results }) {
  const shown = results.slice(-MOST_SHOWN);
  const totals = shown.map(({ total }) => total);
  const [low, high] = [Math.min(...totals), Math.max(...totals)];
  const span = Math.max(1, high - low);
  const x = (index: number) =>
    EDGES.left + (index / Math.max(1, shown.length - 1)) * (SIZE.width - EDGES.left - EDGES.right);
  const y = (total: number) =>
    SIZE.height - EDGES.bottom - ((total - low) / span) * (SIZE.height - EDGES.top - EDGES.bottom);
  const means = totals.map((_, index) => {
    const last = totals.slice(Math.max(0, index + 1 - WINDOW), index + 1);
    return last.reduce((sum, total) => sum + total, 0) / last.length;
  });
  const summary = PROFILE_WORDS.progressIn(
    shown.length,
    totals[0] ?? 0,
    totals[totals.length - 1] ?? 0,
    high,
  );
  return (
    <figure class="progress">
      <figcaption>{PROFILE_WORDS.progress}</figcaption>
      {/* biome-ignore lint/a11y/useSemanticElements: a picture whose dots are links is no fieldset */}
      <svg
        class="chart"
        role="group"
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        aria-label={`${PROFILE_WORDS.progress}: ${summary}`}
      >
        {[low, high].map((tick) => (
          <g key={tick} class="grid">
            <line x1={EDGES.left} x2={SIZE.width - EDGES.right} y1={y(tick)} y2={y(tick)} />
            <text x={EDGES.left - 8} y={y(tick) + 5} text-anchor="end">
              {PROFILE_WORDS.points(tick)}
            </text>
          </g>
        ))}
        <polyline class="mean" points={means.map((mean, index) => `${x(index)},${y(mean)}`).join(' ')} />
        {shown.map(({ game, total, won }, index) => (
          <a key={game} href={`/game/${game}`} aria-label={`${PROFILE_WORDS.play.game} ${game}: ${total}`}>
            <circle cx={x(index)} cy={y(total)} r="4" data-won={won} />
          </a>
        ))}
      </svg>
    </figure>
  );
}
