/** The port to what plays sounds beside the board: the loudspeaker of the table's computer. */
import type { Language } from '../language/languages.ts';
import type { Code } from '../language/sentence.ts';
import type { Cue } from './cue.ts';

export interface SoundState {
  /** The program that plays; undefined until one does, and where there is none. */
  readonly player: string | undefined;
  /** What is wrong, in words: no player, no voice, a pack that cannot be used. Empty: all is well, or nothing was played yet. */
  readonly troubles: readonly Code[];
  /** The volume is 0 at this moment, so nothing is played at all. */
  readonly muted: boolean;
  /** From the table's decision to the loudspeaker's program, by the mixer's clock: the longest and the newest, in ms. */
  readonly latencyMs: { readonly worst: number; readonly newest: number } | undefined;
}

/**
 * Obligations: `play` and `say` return at once whatever becomes of them, may be called in any state, and never throw. A
 * machine without a player stays silent, and `state` says so. `close` leaves no process behind.
 */
export interface Sound {
  play(cue: Cue): void;
  /** `cuts`: somebody has acted, so whatever is being said or waits to be said is old. */
  say(words: string, language: Language, cuts: boolean): void;
  state(): SoundState;
  /** Resolves once it is known what plays here; begins whatever would play, anew where something of it was missing. */
  ready(): Promise<SoundState>;
  /** Resolves once it is known whether what was asked for before can be heard. */
  settled(): Promise<SoundState>;
  close(): Promise<void>;
}
