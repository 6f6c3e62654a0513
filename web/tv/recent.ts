/** Which tables of late tell a room more than the hall of fame does. Pure. */
import type { ToldFame, ToldRecentFame } from '../link/told.ts';

export interface RecentTable {
  readonly period: 'today' | 'week';
  readonly list: ToldFame;
}

/** Of the set that was played last, as totals of others say nothing beside it; a young table's week is its hall of fame. */
export function recentTables(
  { today, week }: ToldRecentFame,
  fame: readonly ToldFame[],
): readonly RecentTable[] {
  const [ofWeek] = week;
  if (ofWeek === undefined) return [];
  const same = ({ rules }: ToldFame) => rules === ofWeek.rules;
  const known = [fame.find(same)];
  const tables: RecentTable[] = [];
  for (const { period, list } of [
    { period: 'today', list: today.find(same) },
    { period: 'week', list: ofWeek },
  ] as const) {
    if (list === undefined || known.some((other) => hasSame(list, other))) continue;
    known.push(list);
    tables.push({ period, list });
  }
  return tables;
}

function hasSame({ entries }: ToldFame, other: ToldFame | undefined): boolean {
  return JSON.stringify(entries) === JSON.stringify(other?.entries);
}
