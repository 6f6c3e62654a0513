/** What is to be heard: a sound of the pack, and how it is to be played. The host's mixer and the pages play the same. */

/** Every sound of a pack: the name of its file, without `.wav`. */
export const SOUNDS = [
  'rattle',
  'clack',
  'hold',
  'free',
  'browse',
  'refusal',
  'start',
  'score',
  'scratch',
  'fanfare',
  'farkle',
  'coin',
  'winner',
  'jingle',
] as const;

export type SoundName = (typeof SOUNDS)[number];

export interface Cue {
  readonly sound: SoundName;
  /** So many semitones above what its file has; left out: as it stands there. */
  readonly higher?: number;
  /** Of the rattle, which goes on until it is told otherwise: how many dice tumble from now on; 0 ends it. */
  readonly dice?: number;
}
