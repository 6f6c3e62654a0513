/** A bar for each of several things, with its name below; the table beside it has every number, for those who do not see it. */

const SIZE = { width: 420, height: 200 };
const FRAME = { left: 6, right: 6, top: 22, bottom: 26 };
const BAR = 0.7;
/** Names that have room side by side. */
const MOST_NAMES = 8;

interface Bar {
  readonly name: string;
  readonly count: number;
}

export function BarChart({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const slot = (SIZE.width - FRAME.left - FRAME.right) / Math.max(1, bars.length);
  const height = (count: number) => (count / most) * (SIZE.height - FRAME.top - FRAME.bottom);
  const tallest = bars.findIndex(({ count }) => count === most);
  const every = Math.ceil(bars.length / MOST_NAMES);
  return (
    <section class="panel">
      <h2>{title}</h2>
      <svg class="chart" viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true">
        {bars.map(({ name, count }, index) => {
          const x = FRAME.left + slot * (index + (1 - BAR) / 2);
          const y = SIZE.height - FRAME.bottom - height(count);
          return (
            <g key={name} class="bar">
              <rect x={x} width={slot * BAR} y={y} height={height(count)} rx="2" />
              {index === tallest && (
                <text x={Math.min(x + (slot * BAR) / 2, SIZE.width - 20)} y={y - 6} text-anchor="middle">
                  {count}
                </text>
              )}
              {index % every === 0 && (
                <text class="face" x={x} y={SIZE.height - 8}>
                  {name}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </section>
  );
}
