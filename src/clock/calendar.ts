/** Days as the calendar on the wall of this place has them, and whether its clock was set. */

/** A machine without a clock of its own begins long before there was such a table, until somebody tells it the time. */
const UNSET_UNTIL_MS = Date.UTC(2025, 0);

/** Ms since 1970. What was noted with another clock has no date. */
export function isSetClock(ms: number): boolean {
  return ms >= UNSET_UNTIL_MS;
}

/** `at`: ISO 8601. Undefined where its clock was not set. */
export function dayIfSet(at: string): string | undefined {
  const ms = Date.parse(at);
  return isSetClock(ms) ? dayOf(ms) : undefined;
}

/** As `2026-11-22`. */
export function dayOf(ms: number): string {
  const time = new Date(ms);
  const two = (count: number): string => `${count}`.padStart(2, '0');
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}
