/** What people may choose of sounds and words. */

/** Who plays the sounds: the board's buzzer, the computer, or both. */
export const SOUND_OUTPUTS = ['board', 'host', 'both', 'off'] as const;
export type SoundOutput = (typeof SOUND_OUTPUTS)[number];

/** What is said aloud: nothing, whose turn it is, or all that is needed to play with closed eyes. */
export const SPEECHES = ['off', 'names', 'all'] as const;
