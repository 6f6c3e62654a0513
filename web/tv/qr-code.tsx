/** A QR code, dark on light in every colour scheme, with the quiet zone that readers need (ISO/IEC 18004: 4 modules). */
import { useMemo } from 'preact/hooks';

const QUIET = 4;

/** `rows` of 0 and 1. */
export function QrCode({ rows, label }: { rows: readonly string[]; label: string }) {
  const size = rows.length + 2 * QUIET;
  const path = useMemo(() => pathOf(rows), [rows]);
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** A square for each dark module. */
function pathOf(rows: readonly string[]): string {
  return rows
    .flatMap((row, y) =>
      [...row].flatMap((module, x) => (module === '1' ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
    )
    .join('');
}
