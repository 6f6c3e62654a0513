/** The test of the loudspeaker, for whoever stands before it: a fanfare, then a sentence. */
import type { Language } from '../language/languages.ts';
import { type Text, tell } from '../language/sentence.ts';
import { sentencesIn } from '../language/sentences.ts';
import type { Sound } from './sound.ts';

/** Plays whoever else plays the sounds of the table. Resolves with what is wrong, or that it plays. */
export async function trySound(sound: Sound, language: Language): Promise<Text> {
  const { troubles } = await sound.ready();
  sound.play({ sound: 'fanfare' });
  sound.say(tell(sentencesIn(language), { say: 'speech.test' }), language, true);
  return troubles[0] ?? { say: 'sound.tested' };
}
