/** Wall time of an event as the clock on the wall of this place says it. */
import type { DayTime } from '../books/audits.ts';
import { dayOf } from '../clock/calendar.ts';

/** `at`: ISO 8601. */
export function dayTime(at: string): DayTime {
  const ms = Date.parse(at);
  return { day: dayOf(ms), hour: new Date(ms).getHours(), ms };
}
