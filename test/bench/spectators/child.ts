/** One process of the benchmark, as its parent sees it. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { getPriority, setPriority } from 'node:os';
import { join } from 'node:path';

import { nowMs } from './messages.ts';

export class Child<To extends { readonly type: string }, From extends { readonly type: string }> {
  readonly #process: ChildProcess;
  readonly #heard: From[] = [];
  #listener: (() => void) | undefined;
  #ended: string | undefined;

  /** `script` stands in this folder; `nice` as in Unix, beyond that of this process: 10 comes after it. */
  constructor(script: string, nice: number, ...words: string[]) {
    this.#process = fork(join(import.meta.dirname, script), words, { execArgv: ['--expose-gc'] });
    if (this.#process.pid !== undefined) setPriority(this.#process.pid, getPriority() + nice);
    this.#process.on('message', (message) => {
      this.#heard.push(message as From);
      this.#listener?.();
    });
    this.#process.on('exit', (code, signal) => {
      this.#ended = `${script} ended with ${code ?? signal}`;
      this.#listener?.();
    });
  }

  say(message: To): void {
    this.#process.send(message);
  }

  /** Resolves with the next message of this type; earlier ones of other types are dropped. */
  async hears<T extends From['type']>(type: T): Promise<Extract<From, { type: T }>> {
    for (;;) {
      const message = this.#heard.shift();
      if (message?.type === type) return message as Extract<From, { type: T }>;
      if (message !== undefined) continue;
      if (this.#ended !== undefined) throw new Error(this.#ended);
      await new Promise<void>((resolve) => {
        this.#listener = resolve;
      });
    }
  }

  async end(): Promise<void> {
    if (this.#ended !== undefined) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await ended;
  }
}

/** In the child: what the parent says, and how to answer. */
export function parent<To, From>(listener: (message: To) => void): (message: From) => void {
  process.on('message', (message) => listener(message as To));
  // Without a parent nobody wants the figures.
  process.on('disconnect', () => process.exit());
  return (message) => void process.send?.(message as object);
}

/** CPU time and memory of this process; garbage does not count. */
export function costs() {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  return {
    atMs: nowMs(),
    ownMs: user / 1000,
    cpuMs: (user + system) / 1000,
    residentBytes: process.memoryUsage().rss,
  };
}
