/** Milliseconds as people say them: the cabinet file has them for the sake of programs. Pure. */

type Unit = (count: number) => string;

const SIZES = [
  ['hours', 3_600_000],
  ['minutes', 60_000],
] as const;

/** Undefined where there is nothing to say: no time, or none that anybody could tell from nothing. */
export function durationOf(
  ms: number,
  units: { readonly hours: Unit; readonly minutes: Unit; readonly seconds: Unit },
): string | undefined {
  if (!Number.isFinite(ms) || ms <= 0) return undefined;
  let left = ms;
  const parts: string[] = [];
  for (const [unit, size] of SIZES) {
    const count = Math.floor(left / size);
    if (count > 0) parts.push(units[unit](count));
    left -= count * size;
  }
  if (left > 0) parts.push(units.seconds(left / 1000));
  return parts.join(' ');
}
