/** Our own pack in a folder of the test's own, as `npm run build` makes it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOUNDS } from '../../src/sound/cue.ts';
import { findPack, type Pack } from '../../src/sound/pack/find-pack.ts';
import { RECIPES } from '../../src/sound/pack/recipes.ts';
import { PACK_RATE, render } from '../../src/sound/pack/render.ts';
import { encodeWav } from '../../src/sound/pack/wav.ts';

export function writePack(folder: string): Pack {
  for (const sound of SOUNDS) {
    const clip = { samples: render(RECIPES[sound]), rate: PACK_RATE };
    writeFileSync(join(folder, `${sound}.wav`), encodeWav(clip));
  }
  return findPack(folder, '');
}
