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
  let state: SoundState = { player: undefined, troubles: pack.troubles, latencyMs: undefined };
  const change = (next: Partial<SoundState>): void => {
    state = { ...state, ...next };
    for (const trouble of state.troubles) {
      const key = JSON.stringify(trouble);
      if (!alreadyTold.has(key)) told(trouble as Code);
      alreadyTold.add(key);
    }
  };
  const take = (reply: SoundReply): void => {
    if ('latencyMs' in reply) {
      const newest = reply.latencyMs;
      change({ latencyMs: { newest, worst: Math.max(newest, state.latencyMs?.worst ?? 0) } });
    } else if ('troubles' in reply) {
      change({ player: reply.player, troubles: [...pack.troubles, ...reply.troubles] });
      known.resolve();
    }
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
    state: () => state,
    ready() {
      if (!isClosed) worker ??= begun();
      return isClosed ? Promise.resolve(state) : known.promise.then(() => state);
    },
    async close() {
      isClosed = true;
      const thread = worker;
      if (thread === undefined) return;
      const exited = new Promise<void>((resolve) => thread.once('exit', () => resolve()));
      thread.postMessage({ close: true } satisfies SoundCall);
      await exited;
    },
  };
}
