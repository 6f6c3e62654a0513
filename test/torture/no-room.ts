/** Folders that cannot be written, and disks that fill up while a table plays. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../../src/fault/fault.ts';
import { openStore } from '../../src/journal/store/sqlite-store.ts';
import { must } from './campaign.ts';
import type { Files } from './played-journal.ts';

const CHILD = join(import.meta.dirname, '..', 'contract', 'journal-child.ts');
/** No file may become longer than this; the signal that would say so is ignored, so that writing fails instead. */
const LIMITED = 'trap "" XFSZ; ulimit -f "$0"; exec "$@"';
/** User id of `nobody`: root may write everywhere. */
const NOBODY = 65534;

/** Throws, as a loss, unless the appends end with a fault that says so, and all that was acknowledged is there. */
export function fillUp(folder: string, kibibytes: number): void {
  rmSync(folder, { recursive: true, force: true });
  const { stdout, stderr, status } = spawnSync(
    'bash',
    ['-c', LIMITED, `${kibibytes}`, process.execPath, CHILD, folder],
    { encoding: 'utf8' },
  );
  must(status === 1, `a full disk ended the process with ${status}: ${stderr}`);
  must(/The journal cannot be (written|opened): /.test(stderr), `a full disk was not told: ${stderr}`);
  const acknowledged = stdout.split('\n').filter((line) => line !== '');
  const store = openStore(folder);
  const texts = new Set(store.read().map(({ event }) => (event.type === 'cut' ? event.text : '')));
  store.close();
  for (const text of acknowledged) must(texts.has(`${text} again`), `append ${text} was durable and is gone`);
}

/** Throws, as a loss, unless the start says that the folder, or the file in it, cannot be written; nothing is changed. */
export function readOnly(folder: string, files: Files): void {
  const home = join(folder, 'read-only');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  chmodSync(folder, 0o755);
  for (const [name, bytes] of Object.entries(files)) {
    writeFileSync(join(home, name), bytes);
    chmodSync(join(home, name), 0o444);
  }
  chmodSync(home, 0o555);
  const root = process.geteuid?.() === 0;
  try {
    if (root) process.seteuid?.(NOBODY);
    openStore(home).close();
    must(false, 'a read-only folder was opened');
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    must(error.code === 'journal-open' && error.detail.includes(home), error.message);
  } finally {
    if (root) process.seteuid?.(0);
    chmodSync(home, 0o755);
  }
}
