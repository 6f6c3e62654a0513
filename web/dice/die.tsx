/** A die as an inline picture, with its face in words. */

const LOW = 25;
const MIDDLE = 50;
const HIGH = 75;
const CORNERS = [
  [LOW, LOW],
  [HIGH, HIGH],
  [HIGH, LOW],
  [LOW, HIGH],
] as const;
const SIDES = [
  [LOW, MIDDLE],
  [HIGH, MIDDLE],
] as const;

export function Die({ face, label, mark }: { face: number; label: string; mark: '' | 'held' | 'set' }) {
  const pips = [
    ...(face % 2 === 1 ? [[MIDDLE, MIDDLE] as const] : []),
    ...CORNERS.slice(0, face >= 4 ? 4 : face >= 2 ? 2 : 0),
    ...(face === 6 ? SIDES : []),
  ];
  return (
    <svg
      class="die"
      viewBox="0 0 100 100"
      role="img"
      aria-label={label}
      aria-hidden={label === ''}
      data-mark={mark}
    >
      <rect x="4" y="4" width="92" height="92" rx="18" />
      {pips.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="9.5" />
      ))}
    </svg>
  );
}
