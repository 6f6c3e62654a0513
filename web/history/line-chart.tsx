/** One line a player, told apart by dashes and by the name at its end, not by colour alone. */
import { HISTORY_WORDS } from '../texts/history.ts';
import { endOfLabels, roomFor, ticksUpTo } from './chart-data.ts';

const SIZE = { width: 420, height: 270 };
const EDGES = { left: 66, top: 14, bottom: 28 };
const LABEL_GAP = 8;
/** Letters that are squeezed end a little beyond where they should. */
const ROUNDING = 1;
const DASHES = ['', '9 5', '2 5', '14 5 2 5', '6 3', '1 7'];
/** Of the style sheets' tokens. */
const COLOURS = ['amber', 'teal', 'red-text', 'text', 'quiet', 'gold'];

interface Props {
  readonly title: string;
  readonly names: readonly string[];
  /** One list a player. */
  readonly series: readonly (readonly number[])[];
  /** What it ends with, in words. */
  readonly summary: string;
  /** What is counted from left to right. */
  readonly steps: string;
}

export function LineChart({ title, names, series, summary, steps }: Props) {
  const turns = Math.max(1, ...series.map((totals) => totals.length - 1));
  const ticks = ticksUpTo(turns).filter(Number.isInteger);
  // The last number stands with its middle below its line: the word for what is counted begins after its end.
  const counted = LABEL_GAP + roomFor(`${ticks[ticks.length - 1]}`, 'regular') / 2;
  const longest = Math.max(...names.map((name) => roomFor(name, 'bold')));
  const right = LABEL_GAP + Math.max(LABEL_GAP + longest, counted + roomFor(steps, 'regular'));
  const frame = { ...EDGES, right };
  const all = series.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (turn: number) => frame.left + (turn / turns) * (SIZE.width - frame.left - frame.right);
  const y = (total: number) =>
    SIZE.height - frame.bottom - ((total - low) / (high - low)) * (SIZE.height - frame.top - frame.bottom);
  const labels = endOfLabels(
    series.map((totals) => y(totals[totals.length - 1] ?? 0)),
    SIZE.height - frame.bottom,
  );
  return (
    <section class="panel">
      <h2>{title}</h2>
      <svg
        class="chart"
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        role="img"
        aria-label={`${title}: ${summary}`}
      >
        {ticksUpTo(high).map((tick) => (
          <g key={tick} class="grid">
            <line x1={frame.left} x2={SIZE.width - frame.right} y1={y(tick)} y2={y(tick)} />
            <text x={frame.left - 8} y={y(tick) + 5} text-anchor="end">
              {HISTORY_WORDS.points(tick)}
            </text>
          </g>
        ))}
        {ticks.map((turn) => (
          <text key={turn} class="grid" x={x(turn)} y={SIZE.height - 8} text-anchor="middle">
            {turn}
          </text>
        ))}
        {series.map((totals, player) => (
          <g key={player} class="line" style={`--line-colour: var(--${COLOURS[player % COLOURS.length]})`}>
            <polyline
              points={totals.map((total, turn) => `${x(turn)},${y(total)}`).join(' ')}
              stroke-dasharray={dashOf(player)}
            />
            <text
              ref={(text) => squeeze(text, frame.right - LABEL_GAP - ROUNDING)}
              x={x(totals.length - 1) + LABEL_GAP}
              y={(labels[player] ?? 0) + 5}
            >
              {names[player]}
            </text>
          </g>
        ))}
        <text
          ref={(text) => squeeze(text, frame.right - counted - ROUNDING)}
          class="grid"
          data-counted
          x={SIZE.width - frame.right + counted}
          y={SIZE.height - 8}
        >
          {steps}
        </text>
      </svg>
    </section>
  );
}

/** From the seventh player on a colour comes again, with other dashes than before. */
function dashOf(player: number): string | undefined {
  return DASHES[(player + Math.floor(player / COLOURS.length)) % DASHES.length];
}

/** A word is never cut, however wide its letters are on this device. */
function squeeze(text: SVGTextElement | null, width: number): void {
  if (text === null || text.getComputedTextLength() <= width) return;
  text.setAttribute('textLength', `${width}`);
  text.setAttribute('lengthAdjust', 'spacingAndGlyphs');
}
