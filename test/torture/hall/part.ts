/** A part of a hall as it is sold, `dicetable hall …` in a process of its own, started again each time it ends, as systemd would. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const CLI = new URL('../../../src/cli.ts', import.meta.url);
const PROGRAM = `import('${CLI}').then(({ main }) => main(process.argv.slice(1)))`;

export class Part {
  readonly #words: readonly string[];
  #child: ChildProcess | undefined;
  #isClosed = false;
  #said = '';
  readonly #lives: { readonly resolve: () => void; readonly done: Promise<void> }[] = [];

  constructor(...words: readonly string[]) {
    this.#words = words;
    void this.#run();
  }

  /** Resolves when it has said that it runs. */
  async runs(patienceMs = 60_000): Promise<void> {
    const giveUp = AbortSignal.timeout(patienceMs);
    const gaveUp = once(giveUp, 'abort').then(() => {
      throw new Error(`${this.#words.join(' ')} does not start: ${this.#said}`);
    });
    await Promise.race([this.#life().done, gaveUp]);
  }

  /** SIGKILL; another one is on its way. */
  kill(): void {
    this.#lives.shift();
    this.#child?.kill('SIGKILL');
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  #life() {
    const [life] = this.#lives;
    if (life !== undefined) return life;
    const { promise, resolve } = Promise.withResolvers<void>();
    const next = { done: promise, resolve };
    this.#lives.push(next);
    return next;
  }

  async #run(): Promise<void> {
    while (!this.#isClosed) {
      const args = ['--eval', PROGRAM, '--', 'hall', ...this.#words];
      const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
      this.#child = child;
      child.stderr.on('data', (text: Buffer) => {
        this.#said = text.toString().slice(-2000);
      });
      const life = this.#life();
      createInterface({ input: child.stdout }).once('line', () => life.resolve());
      await once(child, 'exit');
      if (this.#lives[0] === life) this.#lives.shift();
    }
  }
}
