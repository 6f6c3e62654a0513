/** A release on trial, as a process of its own: started as the table was, looked at from outside, and ended again. Wall time. */
import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Code } from '../language/sentence.ts';

/** In the environment of a release on trial: it ends with whoever watches it. */
export const ON_TRIAL = 'DICETABLE_ON_TRIAL';

export interface Patience {
  /** From the start until the table is lit and serves. */
  readonly withinMs: number;
  /** So long it must stay so: some programs die of their first work. */
  readonly steadyMs: number;
  /** From being asked to end until it is killed. */
  readonly endMs: number;
  /** For making a copy of the journal, and for reading it; more for a large one. */
  readonly rehearseMs: number;
}

const LOOK_MS = 250;

export class TrialChild {
  readonly ended: Promise<number>;
  readonly #process: ChildProcess;
  #code: number | undefined;

  readonly #patience: Patience;

  constructor(program: string, words: readonly string[], patience: Patience) {
    this.#patience = patience;
    this.#process = spawn(program, [...words], {
      stdio: 'inherit',
      env: { ...process.env, [ON_TRIAL]: '1' },
    });
    this.ended = new Promise((resolve) => {
      const end = (code: number | null): void => {
        this.#code = code ?? 1;
        resolve(this.#code);
      };
      this.#process.on('error', () => end(1));
      this.#process.on('exit', end);
    });
  }

  /** Undefined once it is lit and serves, and has been for a while; else what it lacks. `version`: its own. */
  async proven(address: string, version: string): Promise<Code | undefined> {
    const { withinMs, steadyMs } = this.#patience;
    const startedMs = performance.now();
    let wellSince: number | undefined;
    for (;;) {
      const said = await healthOf(address, version);
      const now = performance.now();
      if (this.#code !== undefined) return { say: 'update.ended', version, code: this.#code };
      wellSince = said === undefined ? (wellSince ?? now) : undefined;
      if (wellSince !== undefined && now - wellSince >= steadyMs) return undefined;
      if (said !== undefined && now - startedMs > withinMs)
        return { say: 'update.dark', version, seconds: Math.round(withinMs / 1000), why: said };
      await Promise.race([pause(LOOK_MS), this.ended]);
    }
  }

  /** Also where it hears nothing any more. */
  async end(): Promise<void> {
    if (this.#code !== undefined) return;
    this.#process.kill('SIGTERM');
    const killed = setTimeout(() => this.#process.kill('SIGKILL'), this.#patience.endMs);
    await this.ended;
    clearTimeout(killed);
  }
}

/** What of a table that plays is missing at this address. */
async function healthOf(address: string, version: string): Promise<Code | undefined> {
  const health = await askHealth(address);
  if (health === undefined) return { say: 'update.silent', address };
  const { version: found, board, fault } = health;
  if (found !== version) return { say: 'update.otherTable', address, found: `${found}` };
  if (typeof fault === 'string') return { say: 'update.faulty', fault };
  return board === 'ready' ? undefined : { say: 'update.noBoard' };
}

async function askHealth(address: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  try {
    const response = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(2000) });
    return (await response.json()) as Readonly<Record<string, unknown>>;
  } catch {
    return undefined;
  }
}
