/** Which file each sound comes from: the cabinet file's own folder where it has one, else our own pack. */
import { readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { messageOf } from '../../fault/fault.ts';
import type { Code } from '../../language/sentence.ts';
import { readPlainFile } from '../../plain-file.ts';
import { SOUNDS, type SoundName } from '../cue.ts';
import { decodeWav } from './wav.ts';

/** In bytes: no WAV file that could be played is longer. */
const LONGEST_FILE = 32_000_000;

export interface Pack {
  /** Absolute paths. */
  readonly files: Readonly<Record<SoundName, string>>;
  /** Why some of the folder are not used: each names its file and what is wrong with it. */
  readonly troubles: readonly Code[];
}

/** `ours` and `folder` are absolute; an empty `folder`: there is none. A table plays on with ours whatever is wrong there. */
export function findPack(ours: string, folder: string): Pack {
  const files = Object.fromEntries(SOUNDS.map((sound) => [sound, join(ours, `${sound}.wav`)]));
  const troubles: Code[] = [];
  for (const name of folder === '' ? [] : wavsIn(folder, troubles)) {
    const file = join(folder, name);
    const sound = SOUNDS.find((one) => `${one}.wav` === name.toLowerCase());
    const why = sound === undefined ? NO_SUCH_SOUND : flawOf(file);
    if (why === undefined && sound !== undefined) files[sound] = file;
    else troubles.push({ say: 'sound.badFile', file, why: why ?? NO_SUCH_SOUND });
  }
  return { files: files as Pack['files'], troubles };
}

const NO_SUCH_SOUND: Code = { say: 'sound.noSuch', sounds: SOUNDS.join(', ') };

function wavsIn(folder: string, troubles: Code[]): readonly string[] {
  try {
    const names = readdirSync(folder).filter((name) => extname(name).toLowerCase() === '.wav');
    if (names.length === 0) troubles.push({ say: 'sound.emptyFolder', folder, sounds: SOUNDS.join(', ') });
    return names.sort();
  } catch (error) {
    troubles.push({ say: 'sound.badFolder', folder, why: messageOf(error) });
    return [];
  }
}

function flawOf(file: string): Code | undefined {
  try {
    const clip = decodeWav(readPlainFile(file, LONGEST_FILE));
    return 'say' in clip ? clip : undefined;
  } catch (error) {
    return { say: 'sound.unreadable', why: messageOf(error) };
  }
}
