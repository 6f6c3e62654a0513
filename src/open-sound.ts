/** The loudspeaker of this computer, with the pack that the cabinet file asks for. */
import { join } from 'node:path';
import type { Log } from './app/log.ts';
import type { Config } from './config/schema.ts';
import { tell } from './language/sentence.ts';
import { sentencesIn } from './language/sentences.ts';
import { packageRoot } from './package-root.ts';
import { hostSound } from './sound/host/host-sound.ts';
import { findPack, type Pack } from './sound/pack/find-pack.ts';
import type { Sound } from './sound/sound.ts';
import { timeOfDay, volumeAt } from './sound/volume.ts';
import type { TableOptions } from './table/options.ts';

export function openPack({ sound: { pack } }: Config): Pack {
  return findPack(join(packageRoot(), 'dist', 'sounds'), pack);
}

/** `options`: as they are at each moment. A trouble goes to the log once, when it comes. */
export function openSound(pack: Pack, options: TableOptions, log: Pick<Log, 'warn'>): Sound {
  const sound = hostSound({
    pack,
    volume: () => volumeAt(options.sound, timeOfDay(new Date())),
    told: (trouble) => log.warn(tell(sentencesIn('en'), trouble)),
  });
  // Its thread needs a moment that the first sound should not wait for.
  if (options.sound.output === 'host' || options.sound.output === 'both') void sound.ready();
  return sound;
}
