/** How often each face came up, with the band in which fair dice are to be expected. */
import type { HistoryGame } from '../../src/server/history/messages.ts';
import { HISTORY_WORDS } from '../texts/history.ts';
import { faceCounts } from './chart-data.ts';

const SIZE = { width: 420, height: 230 };
const FRAME = { left: 6, right: 6, top: 10, bottom: 28 };
const BAR = 0.62;
/** A shorter bar has its count above it. */
const COUNT_HEIGHT = 24;

export function DiceChart({ game }: { game: HistoryGame }) {
  const counts = faceCounts(game);
  const dice = counts.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...counts.flatMap(({ count, high }) => [count, high]));
  const slot = (SIZE.width - FRAME.left - FRAME.right) / counts.length;
  const y = (count: number) =>
    SIZE.height - FRAME.bottom - (count / most) * (SIZE.height - FRAME.top - FRAME.bottom);
  const isTall = (count: number) => SIZE.height - FRAME.bottom - y(count) > COUNT_HEIGHT;
  const [first] = counts;
  return (
    <section class="panel">
      <h2>{HISTORY_WORDS.dice.title}</h2>
      <p class="quiet">{HISTORY_WORDS.dice.lead(dice)}</p>
      <svg class="chart" viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true">
        {first !== undefined && (
          <g class="band">
            <rect
              x={FRAME.left}
              width={SIZE.width - FRAME.left - FRAME.right}
              y={y(first.high)}
              height={y(first.low) - y(first.high)}
            />
            <line x1={FRAME.left} x2={SIZE.width - FRAME.right} y1={y(dice / 6)} y2={y(dice / 6)} />
          </g>
        )}
        {counts.map(({ face, count }, index) => {
          const x = FRAME.left + slot * (index + (1 - BAR) / 2);
          return (
            <g key={face} class="bar">
              <rect
                x={x}
                width={slot * BAR}
                y={y(count)}
                height={SIZE.height - FRAME.bottom - y(count)}
                rx="4"
              />
              <text
                class={isTall(count) ? 'inside' : ''}
                x={x + (slot * BAR) / 2}
                y={isTall(count) ? SIZE.height - FRAME.bottom - 9 : y(count) - 6}
                text-anchor="middle"
              >
                {count}
              </text>
              <text class="face" x={x + (slot * BAR) / 2} y={SIZE.height - 9} text-anchor="middle">
                {face}
              </text>
            </g>
          );
        })}
      </svg>
      <ul class="hidden-text">
        {counts.map(({ face, count, low, high }) => (
          <li key={face} data-face={face}>
            {HISTORY_WORDS.dice.row(
              face,
              count,
              low,
              high,
              count >= low && count <= high ? HISTORY_WORDS.dice.inside : HISTORY_WORDS.dice.outside,
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
