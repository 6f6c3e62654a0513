/** The test of the loudspeaker, at the cabinet and on the operator's page: what is not heard is refused, with what is wrong. */
import type { Text } from '../language/sentence.ts';
import { DeskRejection } from '../server/operator/desk.ts';
import type { Sound } from '../sound/sound.ts';
import { trySound } from '../sound/try-sound.ts';
import type { TableOptions } from '../table/options.ts';

const CODES = { sounds: 'no-voice', muted: 'muted', nothing: 'no-sound' } as const;

/** Rejects with a DeskRejection. */
export async function trySpeaker(sound: Sound, { language }: Pick<TableOptions, 'language'>): Promise<Text> {
  const { text, heard } = await trySound(sound, language);
  if (heard === 'all') return text;
  throw new DeskRejection(CODES[heard], text);
}
