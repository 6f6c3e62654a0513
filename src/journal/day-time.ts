/** Wall time of an event as the clock on the wall of this place says it. */
import type { DayTime } from '../books/audits.ts';

/** `at`: ISO 8601. */
export function dayTime(at: string): DayTime {
  const ms = Date.parse(at);
  const time = new Date(ms);
  const month = `${time.getMonth() + 1}`.padStart(2, '0');
  const date = `${time.getDate()}`.padStart(2, '0');
  return { day: `${time.getFullYear()}-${month}-${date}`, hour: time.getHours(), ms };
}
