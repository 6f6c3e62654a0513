/** Days put together to weeks, months, and all there is. */
import { type DayAudit, NO_DAY, sumOf } from './audits.ts';

export const PERIODS = ['day', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

export interface PeriodAudit extends DayAudit {
  /** `2026-11-22`, the Monday of a week, or `2026-11`. */
  readonly name: string;
}

/** Newest first. */
export function byPeriod(days: Readonly<Record<string, DayAudit>>, period: Period): readonly PeriodAudit[] {
  const sums = new Map<string, DayAudit>();
  for (const [day, audit] of Object.entries(days)) {
    const name = nameOf(day, period);
    sums.set(name, addDays(sums.get(name) ?? NO_DAY, audit));
  }
  return [...sums].map(([name, audit]) => ({ name, ...audit })).sort((a, b) => (a.name < b.name ? 1 : -1));
}

export function allDays(days: Readonly<Record<string, DayAudit>>): DayAudit {
  return Object.values(days).reduce(addDays, NO_DAY);
}

function nameOf(day: string, period: Period): string {
  if (period === 'day') return day;
  return period === 'month' ? day.slice(0, '2026-11'.length) : mondayOf(day);
}

const DAY_MS = 24 * 60 * 60_000;
const WEEK_DAYS = 7;

/** Weeks begin on Monday (ISO 8601). */
function mondayOf(day: string): string {
  const ms = Date.parse(day);
  const sinceMonday = (new Date(ms).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS;
  return new Date(ms - sinceMonday * DAY_MS).toISOString().slice(0, day.length);
}

function addDays(one: DayAudit, other: DayAudit): DayAudit {
  const best = Object.fromEntries(
    Object.keys({ ...one.best, ...other.best }).map((rules) => [
      rules,
      Math.max(one.best[rules] ?? 0, other.best[rules] ?? 0),
    ]),
  );
  return {
    games: one.games + other.games,
    ended: one.ended + other.ended,
    left: one.left + other.left,
    players: one.players + other.players,
    playedMs: one.playedMs + other.playedMs,
    rolls: one.rolls + other.rolls,
    yahtzees: one.yahtzees + other.yahtzees,
    corrections: one.corrections + other.corrections,
    takeBacks: one.takeBacks + other.takeBacks,
    rules: sumOf(one.rules, other.rules),
    best,
    hours: one.hours.map((count, hour) => count + (other.hours[hour] ?? 0)),
    coins: one.coins + other.coins,
    money: one.money + other.money,
    paidGames: one.paidGames + other.paidGames,
    freeGames: one.freeGames + other.freeGames,
    serviceCredits: one.serviceCredits + other.serviceCredits,
    doors: one.doors + other.doors,
    slams: one.slams + other.slams,
    starts: one.starts + other.starts,
    presses: sumOf(one.presses, other.presses),
    bounces: sumOf(one.bounces, other.bounces),
    linkErrors: one.linkErrors + other.linkErrors,
    faults: sumOf(one.faults, other.faults),
  };
}
