/**
 * What the host's processor works on a press: table time stands still meanwhile, so no figure in table time has it.
 *
 * Counted is the CPU time of this process from each delivery of the board's bytes (parsing and all that follows, promise
 * callbacks too) until the chip runs on. Work on other reports of the board in the same time is counted with it.
 */
import type { Uno } from '../../src/uno/uno.ts';
import { summarise } from './figures.ts';

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

export class HostMeter {
  #fromMs: number | undefined;
  #sumMs = 0;

  constructor(uno: Pick<Uno, 'deliver' | 'runUntil'>) {
    const [deliver, runUntil] = [uno.deliver.bind(uno), uno.runUntil.bind(uno)];
    uno.deliver = () => {
      const fromMs = cpuMs();
      const delivered = deliver();
      if (delivered) this.#fromMs ??= fromMs;
      return delivered;
    };
    uno.runUntil = (untilMs) => {
      this.#end();
      return runUntil(untilMs);
    };
  }

  /** Work that no byte began, a timer of a library for one, counts from here. */
  begin(): void {
    this.#fromMs ??= cpuMs();
  }

  restart(): void {
    this.#sumMs = 0;
  }

  /** Milliseconds of CPU since `restart`, up to when the chip ran last. */
  get workMs(): number {
    return this.#sumMs;
  }

  #end(): void {
    if (this.#fromMs === undefined) return;
    this.#sumMs += cpuMs() - this.#fromMs;
    this.#fromMs = undefined;
  }
}

const PIECES = 200;
const NUMBERS = 2000;

/** CPU time of one piece of work that never changes, in ms: the measure for the host's work on any computer. */
export function fixedWorkMs(): number {
  const piece = () => {
    const numbers = Array.from({ length: NUMBERS }, (_, index) => (index * 7919) % 104_729);
    return JSON.parse(JSON.stringify(numbers.toSorted((a, b) => a - b))).length as number;
  };
  const times = Array.from({ length: 2 * PIECES }, () => {
    const fromMs = cpuMs();
    piece();
    return cpuMs() - fromMs;
  });
  // The first half is for the compiler.
  return summarise(times.slice(PIECES)).median;
}
