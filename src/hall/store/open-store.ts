/** The database of a hall for one command: its tables are made or brought up to date first. */
import pg from 'pg';
import { migrateStore } from './migrations.ts';

interface OpenStore {
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** Rejects with what PostgreSQL or the system says. */
export async function openHallStore(url: string): Promise<OpenStore> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  // One that is gone is told to whoever asks next.
  pool.on('error', () => {});
  try {
    const client = await pool.connect();
    await migrateStore(client).finally(() => client.release());
    return { pool, close: () => pool.end() };
  } catch (error) {
    await pool.end();
    throw error;
  }
}
