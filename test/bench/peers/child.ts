/** Functions of another process: `serve` in the child, `Child.ask` in its parent; and the clock that both share. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, getPriority, setPriority } from 'node:os';
import { join } from 'node:path';

/** Milliseconds of the system's monotonic clock: the same in every process of a machine. */
export const nowMs = (): number => Number(process.hrtime.bigint()) / 1e6;

// biome-ignore lint/suspicious/noExplicitAny: their arguments and answers are whatever can be sent.
type Functions = Readonly<Record<string, (...args: any[]) => unknown>>;
type Waiting = Pick<ReturnType<typeof Promise.withResolvers<unknown>>, 'resolve' | 'reject'>;

export class Child<Api extends Functions> {
  readonly #process: ChildProcess;
  /** In the order of the questions, which is that of the answers. */
  readonly #waiting: Waiting[] = [];

  /** `script` stands in this folder; `nice` as in Unix, beyond that of this process: 10 comes after it. */
  constructor(script: string, nice: number, ...words: string[]) {
    this.#process = fork(join(import.meta.dirname, script), words, { execArgv: ['--expose-gc'] });
    const priority = Math.min(getPriority() + nice, constants.priority.PRIORITY_LOW);
    if (this.#process.pid !== undefined) setPriority(this.#process.pid, priority);
    this.#process.on('message', (answer) => this.#waiting.shift()?.resolve(answer));
    this.#process.on('exit', (code, signal) => {
      for (const { reject } of this.#waiting) reject(new Error(`${script} ended with ${code ?? signal}`));
    });
  }

  ask<Name extends keyof Api & string>(
    name: Name,
    ...args: Parameters<Api[Name]>
  ): Promise<Awaited<ReturnType<Api[Name]>>> {
    const { promise, ...waiting } = Promise.withResolvers<unknown>();
    this.#waiting.push(waiting);
    this.#process.send([name, ...args]);
    return promise as Promise<Awaited<ReturnType<Api[Name]>>>;
  }

  async end(): Promise<void> {
    if (this.#process.exitCode !== null) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await ended;
  }
}

/** A question is asked once the one before is answered. */
export function serve(api: Functions): void {
  process.on('message', async ([name, ...args]: [string, ...unknown[]]) =>
    process.send?.((await api[name]?.(...args)) ?? null),
  );
  // Without a parent nobody wants the figures.
  process.on('disconnect', () => process.exit());
}
