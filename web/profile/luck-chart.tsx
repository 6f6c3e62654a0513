/** From game to game: what dice brought beyond their mean, as a full bar, and beside it what choices have cost, as an open one. */
import { PROFILE_WORDS } from '../texts/profile.ts';
import type { Found } from './looked.ts';

const SIZE = { width: 420, height: 150 };
const EDGES = { left: 64, right: 12, top: 12, bottom: 12 };
/** Of a game's room; the rest is between it and the next. */
const BAR = 0.36;
const WIDEST = 18;

/** `found`: oldest first. */
export function LuckChart({ set, found }: { set: string; found: readonly Found[] }) {
  const { play, signed } = PROFILE_WORDS;
  const all = found.flatMap(({ luck, choices }) => [luck, choices]);
  const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)];
  const span = Math.max(1, high - low);
  const room = (SIZE.width - EDGES.left - EDGES.right) / found.length;
  const width = Math.min(WIDEST, BAR * room);
  const y = (points: number) =>
    EDGES.top + ((high - points) / span) * (SIZE.height - EDGES.top - EDGES.bottom);
  const bar = (points: number, x: number, of: string) => (
    <rect data-bar={of} x={x} width={width} y={y(Math.max(0, points))} height={Math.abs(y(points) - y(0))} />
  );
  const said = found.map(({ luck, choices }) => `${signed(luck)} / ${signed(choices)}`).join(', ');
  return (
    <figure class="progress">
      <figcaption>{play.chart}</figcaption>
      <svg
        class="chart"
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        role="img"
        aria-label={`${set}, ${play.chart}: ${said}`}
      >
        {[...new Set([low, 0, high])].map((tick) => (
          <g key={tick} class="grid">
            <line x1={EDGES.left} x2={SIZE.width - EDGES.right} y1={y(tick)} y2={y(tick)} />
            <text x={EDGES.left - 8} y={y(tick) + 5} text-anchor="end">
              {signed(Math.round(tick))}
            </text>
          </g>
        ))}
        {found.map(({ luck, choices }, index) => {
          const middle = EDGES.left + (index + 0.5) * room;
          return (
            <g key={index}>
              {bar(luck, middle - width - 1, 'luck')}
              {bar(choices, middle + 1, 'choices')}
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
