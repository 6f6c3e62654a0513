/** What the table and the thread of the sounds tell each other. */
import type { Language } from '../../language/languages.ts';
import type { Code } from '../../language/sentence.ts';
import type { Cue } from '../cue.ts';
import type { Pack } from '../pack/find-pack.ts';

/** What the thread is started with. */
export interface SoundStart {
  readonly files: Pack['files'];
  /** Where programs are looked for, as the environment has it. */
  readonly path: string;
}

/** `atMs`: when the table decided it, in ms since 1970 by the clock that all threads share. `volume`: from 0 to 1. */
export type SoundCall =
  | { readonly play: Cue; readonly volume: number; readonly atMs: number }
  | {
      readonly say: string;
      readonly language: Language;
      readonly cuts: boolean;
      readonly volume: number;
    }
  /** Asks for an answer once it is known whether what was asked for before can be heard. */
  | { readonly settle: true }
  | { readonly close: true };

export type SoundReply =
  /** How long after its decision a sound leaves the mixer, with all that waits before it. */
  | { readonly latencyMs: number }
  /** All that is wrong now, and what plays. */
  | { readonly player: string | undefined; readonly troubles: readonly Code[] }
  | { readonly settled: true }
  | { readonly closed: true };

/** Of all threads. */
export function sharedNow(): number {
  return performance.timeOrigin + performance.now();
}
