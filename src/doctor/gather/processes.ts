/** Processes of this machine, by Linux's /proc (proc(5)): who has a file open, and whether a program runs. */
import { readdir, readFile, readlink, realpath } from 'node:fs/promises';
import { join } from 'node:path';

const PROC = '/proc';

interface Process {
  readonly pid: number;
  readonly name: string;
}

/** Those of other people can only be seen by root. */
export async function holdersOf(file: string): Promise<readonly Process[]> {
  const real = await realpath(file).catch(() => file);
  const found = await Promise.all(
    (await processes()).map(async (process) => ((await opens(process.pid, real)) ? [process] : [])),
  );
  return found.flat();
}

export async function isRunning(name: string): Promise<boolean> {
  // The kernel keeps 15 characters of it.
  return (await processes()).some((process) => process.name === name.slice(0, 15));
}

async function opens(pid: number, real: string): Promise<boolean> {
  const folder = join(PROC, `${pid}`, 'fd');
  const files = await readdir(folder).catch(() => []);
  for (const file of files) if ((await readlink(join(folder, file)).catch(() => '')) === real) return true;
  return false;
}

async function processes(): Promise<readonly Process[]> {
  const pids = (await readdir(PROC).catch(() => [])).map(Number).filter((pid) => pid > 0);
  return Promise.all(
    pids.map(async (pid) => {
      const name = await readFile(join(PROC, `${pid}`, 'comm'), 'utf8').catch(() => '');
      return { pid, name: name.trim() };
    }),
  );
}
