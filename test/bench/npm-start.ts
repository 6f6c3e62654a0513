/** The program as people start it, with a data folder of its own, and what the system says of its process (Linux). */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { packageRoot } from '../../src/package-root.ts';

/** `sysconf(_SC_CLK_TCK)` of Linux: unit of CPU time in /proc. */
const TICKS_PER_SECOND = 100;

export class NpmStart {
  readonly #npm: ChildProcess;
  readonly #line: Promise<string>;

  /** `port`: of a serial board; undefined = the emulated one. */
  constructor(dataDir: string, port?: string) {
    const board = port === undefined ? [] : ['--board', 'serial', '--port', port];
    const words = ['--host', '127.0.0.1', '--http-port', '0', '--data-dir', dataDir, ...board];
    this.#npm = spawn('npm', ['start', '--', ...words], {
      cwd: packageRoot(),
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own: npm does not pass signals on to its children.
      detached: true,
    });
    this.#line = lineOf(this.#npm);
    // Not everybody waits for the line before the table is killed.
    this.#line.catch(() => {});
  }

  /** Resolves with the address of the page once the table plays. */
  async address(): Promise<string> {
    return /http:\/\/\S+?(?= )/.exec(await this.#line)?.[0] ?? '';
  }

  /** Resolves with the first byte of the first page. */
  async firstByte(): Promise<void> {
    // A connection of its own: one that was kept from another table may have had the same port.
    const request = get(await this.address(), { agent: false });
    const [response] = await once(request, 'response');
    await once(response, 'data');
    response.destroy();
  }

  /** Of the table's process. */
  memoryMb(): { readonly now: number; readonly peak: number } {
    const status = readFileSync(`/proc/${this.#table()}/status`, 'utf8');
    const megabytes = (field: string): number =>
      Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
    return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
  }

  /** CPU time that the table has used so far, in seconds. */
  cpuSeconds(): number {
    const fields = readFileSync(`/proc/${this.#table()}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  }

  /** SIGKILL: no handler runs, nothing is flushed. */
  async kill(): Promise<void> {
    const { pid, exitCode, signalCode } = this.#npm;
    // Never started, or ended by itself: what is wrong is told by `address`.
    if (pid === undefined || exitCode !== null || signalCode !== null) return;
    const ended = once(this.#npm, 'exit');
    process.kill(-pid, 'SIGKILL');
    await ended;
  }

  /** The last of npm, its shell and node. */
  #table(): number {
    let pid = this.#npm.pid ?? 0;
    for (;;) {
      const child = readdirSync('/proc').find((name) => /^\d+$/.test(name) && parentOf(name) === pid);
      if (child === undefined) return pid;
      pid = Number(child);
    }
  }
}

function parentOf(pid: string): number {
  try {
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[1],
    );
  } catch {
    return 0;
  }
}

/** Reads on for ever: a program whose words nobody takes any more ends. */
function lineOf(npm: ChildProcess): Promise<string> {
  const found = Promise.withResolvers<string>();
  let said = '';
  const hear = (chunk: unknown): void => {
    said += String(chunk);
    const line = said.split('\n').find((text) => text.startsWith('Dicetable plays on'));
    if (line !== undefined) found.resolve(line);
  };
  npm.stdout?.on('data', hear);
  npm.stderr?.on('data', hear);
  npm.on('error', found.reject);
  npm.on('exit', () => found.reject(new Error(`npm start ended at once: ${said}`)));
  return found.promise;
}
