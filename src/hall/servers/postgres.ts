/** PostgreSQL for one hall, in a folder of its own: only this machine's hall gets in, through a socket that nobody else may open. */
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { postgresProgram } from './programs.ts';
import { ServerProcess } from './server-process.ts';

export interface RunningPostgres {
  /** For `pg`. */
  readonly url: string;
  readonly process: ServerProcess;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

const USER = 'dicetable';
const PORT = 5432;

/** Throws what the programs say; undefined: it is not installed. */
export async function startPostgres(
  folder: string,
  more: readonly string[] = [],
): Promise<RunningPostgres | undefined> {
  const [initdb, postgres] = [postgresProgram('initdb'), postgresProgram('postgres')];
  if (initdb === undefined || postgres === undefined) return undefined;
  const who = otherThanRoot();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Paths of sockets are short, and a server that was killed leaves its own behind.
  const sockets = mkdtempSync(join(tmpdir(), 'dicetable-hall-'));
  chmodSync(sockets, 0o700);
  if (who !== undefined) for (const path of [folder, sockets]) chownSync(path, who.uid, who.gid);
  const as = { cwd: folder, ...who };
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    const words = ['-D', folder, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C'];
    const { status, stderr, error } = spawnSync(initdb, words, { ...as, encoding: 'utf8' });
    if (status !== 0) throw new Error(error?.message ?? stderr.trim());
  }
  const words = ['-D', folder, '-k', sockets, '-p', `${PORT}`, '-h', '', ...more];
  const server = new ServerProcess(postgres, words, as);
  void server.ended.then(() => rmSync(sockets, { recursive: true, force: true }));
  const url = `postgresql://${USER}@localhost/postgres?host=${encodeURIComponent(sockets)}&port=${PORT}`;
  await server.up(() => answers(url));
  return { url, process: server, stop: (signal = 'SIGINT') => server.stop(signal) };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** PostgreSQL refuses root: its own user, else nobody. Undefined: we are not root. */
function otherThanRoot(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] =
    users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}
