/** Sizes of files, and how long something is ago. */
import { OPERATOR_WORDS } from '../texts/operator.ts';

const UNITS = ['KB', 'MB', 'GB', 'TB'] as const;

export function bytes(count: number): string {
  if (count < 1000) return OPERATOR_WORDS.amount.bytes(count);
  const step = Math.min(UNITS.length, Math.floor(Math.log10(count) / 3));
  return OPERATOR_WORDS.amount.units(count / 1000 ** step, UNITS[step - 1] ?? '');
}

export function duration(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  if (seconds < 60) return OPERATOR_WORDS.amount.seconds(seconds);
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return OPERATOR_WORDS.amount.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 48
    ? OPERATOR_WORDS.amount.hours(hours)
    : OPERATOR_WORDS.amount.daysAgo(Math.floor(hours / 24));
}
