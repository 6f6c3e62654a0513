/** A sound as parameters: notes, each a wave with a pitch that may glide and a level that dies away. */

export interface Note {
  readonly wave: 'sine' | 'triangle' | 'square' | 'noise';
  /** Of noise: where its band lies. */
  readonly hz: number;
  /** Where the pitch has glided to when the note ends. */
  readonly toHz?: number;
  readonly atMs: number;
  readonly ms: number;
  /** Beside the other notes of the sound. */
  readonly level: number;
  /** How long it takes to come up; left out: 2 ms, which clicks no more. */
  readonly attackMs?: number;
  /** It is blown, not struck: it dies away only at its end. */
  readonly blown?: true;
}

export interface Recipe {
  readonly ms: number;
  /** The greatest sample of the whole sound, where 1 is all that there is. */
  readonly peak: number;
  readonly notes: readonly Note[];
  /** It goes on from its end to its beginning without a gap. */
  readonly loops?: true;
}
