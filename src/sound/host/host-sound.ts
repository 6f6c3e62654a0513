/** The loudspeaker of the table's computer: everything is handed to a thread, which plays it. */
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { messageOf } from '../../fault/fault.ts';
import type { Code } from '../../language/sentence.ts';
import { SMALL_HEAP } from '../../small-heap.ts';
import type { Pack } from '../pack/find-pack.ts';
import type { Sound, SoundState } from '../sound.ts';
import { type SoundCall, type SoundReply, type SoundStart, sharedNow } from './messages.ts';

export interface HostSoundParts {
  readonly pack: Pack;
  /** Where programs are looked for; left out: on the PATH. */
  readonly path?: string;
  /** From 0 to 1, at this moment. */
  readonly volume: () => number;
  /** Told each trouble once, when it comes. */
  readonly told: (trouble: Code) => void;
}

/** The thread begins with the first sound, and anew with the first after it has ended. */
export function hostSound({ pack, path = process.env.PATH ?? '', volume, told }: HostSoundParts): Sound {
  const alreadyTold = new Set<string>();
  let known = Promise.withResolvers<void>();
  let worker: Worker | undefined;
  let isClosed = false;
  let waiting: readonly (() => void)[] = [];
  let newest: Omit<SoundState, 'muted'> = {
    player: undefined,
    troubles: pack.troubles,
    latencyMs: undefined,
  };
  const state = (): SoundState => ({ ...newest, muted: volume() === 0 });
  const change = (next: Partial<SoundState>): void => {
    newest = { ...newest, ...next };
    for (const trouble of newest.troubles) {
      const key = JSON.stringify(trouble);
      if (!alreadyTold.has(key)) told(trouble);
      alreadyTold.add(key);
    }
  };
  const settle = (): void => {
    for (const resolve of waiting) resolve();
    waiting = [];
  };
  const take = (reply: SoundReply): void => {
    if ('latencyMs' in reply) {
      const { latencyMs } = reply;
      change({ latencyMs: { newest: latencyMs, worst: Math.max(latencyMs, newest.latencyMs?.worst ?? 0) } });
    } else if ('troubles' in reply) {
      change({ player: reply.player, troubles: [...pack.troubles, ...reply.troubles] });
      known.resolve();
    } else if ('settled' in reply) settle();
  };
  const begun = (): Worker => {
    // TypeScript in the repository and JavaScript in the package, as this file.
    const file = new URL(`./sound-worker${extname(import.meta.url)}`, import.meta.url);
    const thread = new Worker(file, {
      workerData: { files: pack.files, path } satisfies SoundStart,
      name: 'sound',
      resourceLimits: SMALL_HEAP,
    });
    thread.on('message', take);
    const end = (why: string): void => {
      if (worker !== thread) return;
      worker = undefined;
      if (!isClosed) change({ player: undefined, troubles: [...pack.troubles, { say: 'sound.ended', why }] });
      known.resolve();
      known = Promise.withResolvers();
      settle();
    };
    thread.on('error', (error) => end(messageOf(error)));
    thread.on('exit', (code) => end(`${code}`));
    return thread;
  };
  const call = (message: SoundCall): void => {
    if (isClosed) return;
    worker ??= begun();
    worker.postMessage(message);
  };
  change({});
  return {
    play(cue) {
      const loudness = volume();
      if (loudness > 0) call({ play: cue, volume: loudness, atMs: sharedNow() });
    },
    say(words, language, cuts) {
      const loudness = volume();
      if (loudness > 0) call({ say: words, language, cuts, volume: loudness });
    },
    state,
    async ready() {
      // A program may have been installed since, or a loudspeaker plugged in.
      if (worker !== undefined && newest.troubles.length > pack.troubles.length) {
        const old = worker;
        worker = undefined;
        known = Promise.withResolvers();
        await closed(old);
      }
      if (isClosed) return state();
      worker ??= begun();
      await known.promise;
      return state();
    },
    async settled() {
      const settles = new Promise<void>((resolve) => {
        waiting = [...waiting, resolve];
      });
      if (worker === undefined) settle();
      else call({ settle: true });
      await settles;
      return state();
    },
    async close() {
      isClosed = true;
      settle();
      if (worker !== undefined) await closed(worker);
    },
  };
}

async function closed(thread: Worker): Promise<void> {
  const exited = new Promise<void>((resolve) => thread.once('exit', () => resolve()));
  thread.postMessage({ close: true } satisfies SoundCall);
  await exited;
}
