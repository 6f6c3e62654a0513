/** A server that somebody installed, as a process of ours: it ends with us, and says why when it ends before. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { findProgram } from '../../run-tool.ts';

const LINES_KEPT = 8;
/** Of util-linux: the kernel ends what it starts also where we are killed (prctl(2), PR_SET_PDEATHSIG). */
const ENDS_WITH_US = ['setpriv', '--pdeathsig', 'INT', '--'] as const;

export class ServerProcess {
  readonly #child: ChildProcess;
  #said: readonly string[] = [];
  /** Resolves when it has ended, with the last that it said. */
  readonly ended: Promise<string>;

  constructor(program: string, words: readonly string[], options: SpawnOptions = {}) {
    const [first, ...others] = findProgram(ENDS_WITH_US.slice(0, 1)) === undefined ? [] : ENDS_WITH_US;
    const line = first === undefined ? words : [...others, program, ...words];
    const child = spawn(first ?? program, line, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    const note = (text: Buffer): void => {
      this.#said = [...this.#said, ...text.toString().trim().split('\n')].slice(-LINES_KEPT);
    };
    child.stdout?.on('data', note);
    child.stderr?.on('data', note);
    this.ended = new Promise((resolve) => {
      child.on('error', (error) => resolve(error.message));
      child.on('close', () => resolve(this.#said.join('\n')));
    });
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Resolves once `isUp` is true; rejects with what the server says when it ends before. */
  async up(isUp: () => Promise<boolean>, pauseMs = 20): Promise<void> {
    let why: string | undefined;
    void this.ended.then((said) => {
      why = said;
    });
    while (!(await isUp())) {
      if (why !== undefined) throw new Error(why);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }

  reload(): void {
    this.#child.kill('SIGHUP');
  }

  async stop(signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
    this.#child.kill(signal);
    await this.ended;
  }
}
