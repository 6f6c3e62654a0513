/** The books of all tables, by day: what the hall has counted, and the coins of journals that were lost, which are in nobody's sum. */
import type { Pool } from 'pg';
import type { DayAudit } from '../../books/audits.ts';
import { bookEventFrom } from '../../books/form.ts';
import { dayTime } from '../../journal/day-time.ts';

export interface TableDay {
  readonly table: string;
  readonly name: string;
  readonly group: string;
  readonly day: string;
  readonly audit: DayAudit;
}

export interface AsideCoins {
  readonly table: string;
  readonly name: string;
  readonly day: string;
  /** Hundredths of the currency. */
  readonly money: number;
}

/** `month`: `2026-11`; oldest day first. Also of tables that were sent away: their money was real. */
export async function takingsOf(pool: Pool, month: string): Promise<readonly TableDay[]> {
  const { rows } = await pool.query<{ readonly [Name in 'id' | 'name' | 'grp' | 'day' | 'audit']: string }>(
    `SELECT id, name, grp, day, audit FROM day_audit JOIN cabinet ON cabinet.no = cabinet
      WHERE day LIKE $1 || '-__' ORDER BY day, cabinet`,
    [month],
  );
  return rows.map(({ id, name, grp, day, audit }) => ({
    ...{ table: id, name, group: grp, day },
    audit: JSON.parse(audit) as DayAudit,
  }));
}

/** Newest first. */
export async function monthsCounted(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ readonly month: string }>(
    "SELECT DISTINCT left(day, length('2026-11')) AS month FROM day_audit ORDER BY month DESC",
  );
  return rows.map(({ month }) => month);
}

/**
 * Coins of a journal that was put back. A board that kept its power counts the same coins into the new journal once more, so only
 * people can say whether they are in the sum already.
 */
export async function asideCoins(pool: Pool, month: string): Promise<readonly AsideCoins[]> {
  const { rows } = await pool.query<{ readonly [Name in 'id' | 'name' | 'at' | 'payload']: string }>(
    `SELECT id, name, at, payload FROM set_aside JOIN cabinet ON cabinet.no = cabinet
      WHERE chain = 'books' AND type = 'coin' ORDER BY at`,
  );
  return rows.flatMap(({ id, name, at, payload }) => {
    const coin = bookEventFrom('coin', payload);
    const { day } = dayTime(at);
    if (coin?.type !== 'coin' || !day.startsWith(month)) return [];
    return [{ table: id, name, day, money: coin.count * coin.value }];
  });
}
