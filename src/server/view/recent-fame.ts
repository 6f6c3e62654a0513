/** The best of today and of the last seven days, made anew for whoever asks. */
import { isSetClock } from '../../clock/calendar.ts';
import type { RuleSets } from '../../game/index.ts';
import type { TableView } from '../../table/view.ts';
import { fameView } from './fame-view.ts';
import type { RecentFame } from './messages.ts';

/** What ended before belongs to the evening before. */
const DAY_BEGINS_HOUR = 5;
/** Not since Monday: on a Monday evening nobody would find the games of the weekend. */
const DAYS_BEFORE = 6;

/** The best of the games that have ended since then, and the game on the table; `ms` since 1970. */
export type BestSince = (ms: number) => Pick<TableView, 'hall' | 'game'>;

/** Nothing is of today where the clock was not set. */
export function recentFame(bestSince: BestSince, ruleSets: RuleSets, nowMs: number): RecentFame {
  if (!isSetClock(nowMs)) return { today: [], week: [] };
  const since = (days: number) => fameView(bestSince(beginOfDay(nowMs, days)), ruleSets);
  return { today: since(0), week: since(DAYS_BEFORE) };
}

/** Of the day that lies so many days before this one. */
function beginOfDay(nowMs: number, days: number): number {
  const day = new Date(nowMs);
  const isNight = day.getHours() < DAY_BEGINS_HOUR;
  day.setDate(day.getDate() - days - (isNight ? 1 : 0));
  return day.setHours(DAY_BEGINS_HOUR, 0, 0, 0);
}
