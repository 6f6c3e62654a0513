/** A table as it is sold: `dicetable run` in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** In one process: `dicetable` itself may start another one. */
const CLI = new URL('../../src/cli.ts', import.meta.url);
const PROGRAM = `import('${CLI}').then(({ main }) => main(process.argv.slice(1)))`;

export class RunTable {
  readonly dataFolder: string;
  readonly #child: ChildProcess;

  /** `folder`: where it works, and has its data. */
  constructor(folder: string, ...options: readonly string[]) {
    this.dataFolder = join(folder, 'data');
    const usual = ['--http-port', '0', '--host', '127.0.0.1', '--data-dir', this.dataFolder];
    this.#child = spawn(process.execPath, ['--eval', PROGRAM, '--', 'run', ...usual, ...options], {
      stdio: ['ignore', 'pipe', 'inherit'],
      cwd: folder,
    });
  }

  get pid(): number {
    return this.#child.pid as number;
  }

  /** Still runs, and has not ended by itself. */
  get alive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Resolves with the port of the pages. */
  async started(): Promise<number> {
    for await (const line of createInterface({ input: this.#child.stdout as NodeJS.ReadableStream })) {
      const port = Number(/:(\d+)\b/.exec(line)?.[1] ?? 0);
      if (port > 0) return port;
    }
    throw new Error('the table said no address');
  }

  async kill(): Promise<void> {
    if (!this.alive) return;
    this.#child.kill('SIGKILL');
    await once(this.#child, 'exit');
  }
}
