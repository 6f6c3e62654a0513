/** The real servers for tests, each thrown away with its test. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { type RunningPostgres, startPostgres } from '../../src/hall/servers/postgres.ts';
import { migrateStore } from '../../src/hall/store/migrations.ts';

/** What ends what was started: at the end of a test, or of a file. */
export type Finally = (end: () => void | Promise<void>) => void;

/** Others may enter it, as the server runs under another user than root. */
export function hallFolder(atEnd: Finally = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'dicetable-hall-test-'));
  chmodSync(folder, 0o711);
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Without a sync: what is killed here is the process, never the power. */
export async function testPostgres(atEnd: Finally = onTestFinished): Promise<RunningPostgres> {
  const server = await startPostgres(join(hallFolder(atEnd), 'postgresql'), ['-F']);
  if (server === undefined) throw new Error('PostgreSQL is not installed: npm test -- tools');
  atEnd(() => server.stop('SIGQUIT'));
  return server;
}

/** Of a database of its own with the hall's tables. */
export async function testPool(atEnd: Finally = onTestFinished): Promise<pg.Pool> {
  const { url } = await testPostgres(atEnd);
  const pool = new pg.Pool({ connectionString: url });
  pool.on('error', () => {});
  atEnd(() => pool.end());
  const client = await pool.connect();
  await migrateStore(client);
  client.release();
  return pool;
}
