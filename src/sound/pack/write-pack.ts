/** Makes our own pack, as `npm run build` does: every sound a WAV file beside the built pages. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOUNDS } from '../cue.ts';
import { RECIPES } from './recipes.ts';
import { PACK_RATE, render } from './render.ts';
import { encodeWav } from './wav.ts';

const folder = join('dist', 'sounds');
mkdirSync(folder, { recursive: true });
for (const sound of SOUNDS)
  writeFileSync(
    join(folder, `${sound}.wav`),
    encodeWav({ samples: render(RECIPES[sound]), rate: PACK_RATE }),
  );
