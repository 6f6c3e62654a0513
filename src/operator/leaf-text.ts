/** Values of service in at most eight characters of the display. */
import { isSetClock } from '../clock/calendar.ts';
import type { Text } from '../language/sentence.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** As the operator’s page counts: decimal. */
const MB = 1e6;
const GB = 1000 * MB;
/** From here on the next larger unit says enough. */
const TWICE = 2;

/** `37 MIN`, `26 H`, `3 DAYS`. */
export function ageText(ms: number): Text {
  if (ms < TWICE * HOUR_MS) return { say: 'leafWord.minutes', count: Math.floor(ms / MINUTE_MS) };
  if (ms < TWICE * DAY_MS) return { say: 'leafWord.hours', count: Math.floor(ms / HOUR_MS) };
  return { say: 'leafWord.days', count: Math.floor(ms / DAY_MS) };
}

/** `820 MB`, `27 GB`; a medium that does not tell has endless room. */
export function bytesText(bytes: number): Text {
  if (!Number.isFinite(bytes)) return { say: 'leafWord.none' };
  return bytes < TWICE * GB
    ? { say: 'leafWord.megabytes', count: Math.floor(bytes / MB) }
    : { say: 'leafWord.gigabytes', count: Math.floor(bytes / GB) };
}

export function clockText(nowMs: number): Text {
  if (!isSetClock(nowMs)) return { say: 'display.noClock' };
  return new Date(nowMs).toTimeString().slice(0, 5);
}

/** `22-11-26`, as a calendar on the wall says it: the display has no more room. `at`: ISO 8601. */
export function dateText(at: string): string {
  const time = new Date(at);
  const two = (count: number): string => `${count % 100}`.padStart(2, '0');
  return [time.getDate(), time.getMonth() + 1, time.getFullYear()].map(two).join('-');
}

/** The eight digits by which our firmware is known; another one has none. */
export function firmwareText(description: Text): Text {
  if (typeof description === 'string' || description.say !== 'detail.board') return { say: 'leafWord.none' };
  const { firmware } = description;
  if (typeof firmware === 'string' || firmware.say !== 'detail.firmware') return { say: 'leafWord.none' };
  return `${firmware.hash}`.toUpperCase();
}
