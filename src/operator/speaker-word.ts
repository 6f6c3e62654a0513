/** The test of the loudspeaker, for service: what came of it in a word of the display. */
import type { Text } from '../language/sentence.ts';
import type { Sound } from '../sound/sound.ts';
import { trySound } from '../sound/try-sound.ts';
import type { TableOptions } from '../table/options.ts';

export async function speakerWord(sound: Sound, { language }: Pick<TableOptions, 'language'>): Promise<Text> {
  const said = await trySound(sound, language);
  return typeof said !== 'string' && said.say === 'sound.tested'
    ? { say: 'leafWord.done' }
    : { say: 'leafWord.none' };
}
