/** The one process that plays our stream: started when there is something to play, and again, later and later, when it dies. */
import { type ChildProcess, spawn } from 'node:child_process';
import type { Code } from '../../language/sentence.ts';
import { asBytes, type Program } from './programs.ts';

/** After this long the next try, twice as long after each one that fails, up to a minute. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
/** A process that lived for so long had no trouble in beginning. */
const SETTLED_MS = 10_000;
/** So many bytes that it does not take (a second and what the pipe holds) mean that it hangs. */
const MOST_WAITING = 200_000;
/** So many ends in a row are told. */
const TOLD_AFTER = 2;
/** Of what it says on stderr, this much is told. */
const REASON_LENGTH = 200;

interface Wiring {
  readonly now: () => number;
  /** Something is wrong, or is not any more: see `trouble`. */
  readonly changed: () => void;
  /** Tests start other processes. */
  readonly start?: (path: string, words: readonly string[]) => ChildProcess;
}

export class Player {
  readonly #programs: readonly Program[];
  readonly #wiring: Wiring;
  #child: ChildProcess | undefined;
  #program = 0;
  #startedMs = 0;
  #ends = 0;
  #notBeforeMs = Number.NEGATIVE_INFINITY;
  #reason = '';
  #newestEnd = { player: '', why: '' };
  #closed = false;

  /** `programs`: at least one, each of which plays a stream. */
  constructor(programs: readonly Program[], wiring: Wiring) {
    this.#programs = programs;
    this.#wiring = wiring;
  }

  /** What plays now. */
  get name(): string | undefined {
    return this.#child === undefined ? undefined : this.#programs[this.#program]?.name;
  }

  get trouble(): Code | undefined {
    if (this.#ends < TOLD_AFTER) return undefined;
    return { say: 'sound.playerEnds', ...this.#newestEnd };
  }

  /** What cannot be played now is not played later. */
  write(samples: Float32Array): void {
    const child = this.#child ?? this.#begin();
    const { stdin } = child ?? {};
    if (child === undefined || stdin === null || stdin === undefined) return;
    if (stdin.writableLength > MOST_WAITING) child.kill('SIGKILL');
    else stdin.write(asBytes(samples));
    if (this.#ends > 0 && this.#wiring.now() - this.#startedMs > SETTLED_MS) {
      this.#ends = 0;
      this.#wiring.changed();
    }
  }

  /** Resolves when its process has ended. */
  async close(): Promise<void> {
    this.#closed = true;
    const child = this.#child;
    if (child === undefined) return;
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
    child.kill('SIGKILL');
    await ended;
  }

  #begin(): ChildProcess | undefined {
    const program = this.#programs[this.#program];
    if (this.#closed || program?.words === undefined || this.#wiring.now() < this.#notBeforeMs)
      return undefined;
    const start = this.#wiring.start ?? startProcess;
    const child = start(program.path, program.words);
    this.#child = child;
    this.#startedMs = this.#wiring.now();
    this.#reason = '';
    child.stderr?.on('data', (said: Buffer) => {
      this.#reason = `${said}`.trim().split('\n').at(-1)?.slice(0, REASON_LENGTH) ?? '';
    });
    // It dies with bytes under way; its end is told by `close`.
    child.stdin?.on('error', () => undefined);
    child.on('error', (error) => {
      this.#reason = error.message;
    });
    child.on('close', () => this.#ended(child));
    this.#wiring.changed();
    return child;
  }

  #ended(child: ChildProcess): void {
    if (child !== this.#child) return;
    this.#newestEnd = { player: this.name ?? '', why: this.#reason };
    this.#child = undefined;
    if (this.#closed) return;
    this.#ends += 1;
    this.#program = (this.#program + 1) % this.#programs.length;
    // Another program is tried at once; who has tried all of them waits.
    const rounds = this.#ends / this.#programs.length;
    if (Number.isInteger(rounds))
      this.#notBeforeMs = this.#wiring.now() + Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (rounds - 1));
    this.#wiring.changed();
  }
}

function startProcess(path: string, words: readonly string[]): ChildProcess {
  return spawn(path, [...words], { stdio: ['pipe', 'ignore', 'pipe'] });
}
