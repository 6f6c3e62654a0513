/** The test of the loudspeaker, for whoever stands before it: a fanfare, then a sentence. */
import type { Language } from '../language/languages.ts';
import { type Code, tell } from '../language/sentence.ts';
import { sentencesIn } from '../language/sentences.ts';
import type { Sound } from './sound.ts';

/** Our own sounds play instead. */
const OF_THE_FOLDER: ReadonlySet<string> = new Set(['sound.badFolder', 'sound.emptyFolder', 'sound.badFile']);
/** Sounds play, and nothing is said. */
const OF_THE_VOICE: ReadonlySet<string> = new Set(['sound.noVoice', 'sound.voiceFails']);

export type Tried = { readonly text: Code; readonly heard: 'all' | 'sounds' | 'muted' | 'nothing' };

/** Plays whoever else plays the sounds of the table. Resolves with what is heard of it, as far as a program can know. */
export async function trySound(sound: Sound, language: Language): Promise<Tried> {
  if ((await sound.ready()).muted) return { text: { say: 'sound.muted' }, heard: 'muted' };
  sound.play({ sound: 'fanfare' });
  sound.say(tell(sentencesIn(language), { say: 'speech.test' }), language, true);
  const { troubles } = await sound.settled();
  const silent = troubles.find(({ say }) => !OF_THE_FOLDER.has(say) && !OF_THE_VOICE.has(say));
  if (silent !== undefined) return { text: silent, heard: 'nothing' };
  const mute = troubles.find(({ say }) => OF_THE_VOICE.has(say));
  return mute === undefined
    ? { text: { say: 'sound.tested' }, heard: 'all' }
    : { text: mute, heard: 'sounds' };
}
