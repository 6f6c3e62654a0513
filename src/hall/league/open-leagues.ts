/** The leagues in the database of a hall, whose tables are made or brought up to date first. */
import pg from 'pg';
import { migrateStore } from '../store/migrations.ts';
import { Leagues } from './leagues.ts';

/** Rejects with what PostgreSQL or the system says. */
export async function openLeagues(
  url: string,
): Promise<{ readonly leagues: Leagues; close(): Promise<void> }> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  // One that is gone is told to whoever asks next.
  pool.on('error', () => {});
  try {
    const client = await pool.connect();
    await migrateStore(client).finally(() => client.release());
    return { leagues: new Leagues(pool), close: () => pool.end() };
  } catch (error) {
    await pool.end();
    throw error;
  }
}
