/** The books of all tables, put together for people and for spreadsheets: money in one currency is never added to that in another. */
import { type DayAudit, NO_DAY } from '../../books/audits.ts';
import { allDays } from '../../books/periods.ts';
import type { TableDay } from '../count/takings.ts';
import type { TakingsLine } from './messages.ts';

const MINUTE_MS = 60_000;
const HUNDREDTHS = 100;

/** Of a table, by its id. */
export type CurrencyOf = (table: string) => string;

/** A line for each name and currency, in the order in which they come first. */
export function linesBy(
  days: readonly TableDay[],
  currencyOf: CurrencyOf,
  nameOf: (day: TableDay) => string,
): readonly TakingsLine[] {
  const lines = new Map<string, { name: string; currency: string; audit: DayAudit }>();
  for (const day of days) {
    const [name, currency] = [nameOf(day), currencyOf(day.table)];
    const key = JSON.stringify([name, currency]);
    const before = lines.get(key)?.audit ?? NO_DAY;
    lines.set(key, { name, currency, audit: allDays({ before, more: day.audit }) });
  }
  return [...lines.values()].map(({ name, currency, audit }) => lineOf(name, currency, audit));
}

function lineOf(name: string, currency: string, audit: DayAudit): TakingsLine {
  const { games, ended, players, playedMs, coins, money, paidGames, freeGames, serviceCredits } = audit;
  const minutes = Math.round(playedMs / MINUTE_MS);
  return {
    ...{ name, currency, games, ended, players, minutes },
    ...{ coins, money, paidGames, freeGames, serviceCredits },
  };
}

/** RFC 4180: a line for each table and day. */
export function takingsCsv(days: readonly TableDay[], currencyOf: CurrencyOf): string {
  const rows = days.map(({ table, name, group, day, audit }) => {
    const currency = currencyOf(table);
    const { name: _, money, currency: _currency, ...counts } = lineOf(name, currency, audit);
    return { day, table: name, group, ...counts, money: (money / HUNDREDTHS).toFixed(2), currency };
  });
  const head = Object.keys(rows[0] ?? {});
  const lines = [head, ...rows.map((row) => Object.values(row))];
  return lines.map((line) => `${line.map((cell) => cellOf(`${cell}`)).join(',')}\r\n`).join('');
}

function cellOf(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
