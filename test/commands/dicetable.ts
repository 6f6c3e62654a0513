/** Runs the real program as a process of its own, in folders of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const STARTER = resolve('src/dicetable.js');

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Running {
  readonly process: ChildProcess;
  /** What stdout said up to the end of its first line; rejects when the program ends before. */
  readonly firstLine: Promise<string>;
  readonly ended: Promise<Ended>;
}

export interface HowToRun {
  /** The Node to use; this one unless said. */
  readonly node?: readonly string[];
  readonly starter?: string;
  /** Working folder, home and data folder; a fresh one unless said. */
  readonly folder?: string;
  /** Beside what every program gets. */
  readonly env?: Readonly<Record<string, string>>;
}

export function freshFolder(): string {
  return mkdtempSync(join(tmpdir(), 'dicetable-run-'));
}

export function start(words: readonly string[], how: HowToRun = {}): Running {
  const { node = [process.execPath], starter = STARTER, folder = freshFolder(), env = {} } = how;
  const [program = '', ...flags] = node;
  const child = spawn(program, [...flags, starter, ...words], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      XDG_DATA_HOME: join(folder, 'data'),
      XDG_CONFIG_HOME: join(folder, 'config'),
      TZ: 'UTC',
      ...env,
    },
  });
  let stdout = '';
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const ended = once(child, 'close').then(([code, signal]): Ended => ({ code, signal, stdout, stderr }));
  const firstLine = new Promise<string>((done, fail) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      if (stdout.includes('\n')) done(stdout.slice(0, stdout.indexOf('\n')));
    });
    ended.then(({ code }) => fail(new Error(`ended with ${code} before its first line: ${stderr}`)), fail);
  });
  // Most callers only want to know how it ended.
  firstLine.catch(() => undefined);
  return { process: child, firstLine, ended };
}

export function run(words: readonly string[], how?: HowToRun): Promise<Ended> {
  return start(words, how).ended;
}
