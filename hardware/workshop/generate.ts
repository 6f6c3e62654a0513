/**
 * Writes what needs packages of its own: panel.dxf, the drill template and the printed parts. `node hardware/workshop/generate.ts`
 * writes, `--check` only names the stale files and exits with 1.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { leftHanded, RIGHT_HANDED } from '../panel.ts';
import { drillTemplate } from './drill-template.ts';
import { stlFile, threeMfFile } from './mesh-files.ts';
import { panelDxf } from './panel-dxf.ts';
import { PRINTED_PARTS } from './printed-parts.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const HANDS = { '': RIGHT_HANDED, '-left-handed': leftHanded() } as const;

/** Path below the repository to contents, of every file. */
async function packFiles(): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const [hand, features] of Object.entries(HANDS)) {
    files.set(`hardware/panel${hand}.dxf`, Buffer.from(panelDxf(features)));
    const title = `Dicetable drill template${hand === '' ? '' : ', left-handed'}`;
    files.set(`hardware/drill-template${hand}.pdf`, await drillTemplate(features, title));
  }
  for (const [name, part] of Object.entries(PRINTED_PARTS)) {
    const solid = part();
    files.set(`hardware/printed/${name}.stl`, stlFile(solid));
    files.set(`hardware/printed/${name}.3mf`, threeMfFile(solid));
  }
  return files;
}

function isFresh(path: string, contents: Uint8Array): boolean {
  try {
    return readFileSync(join(ROOT, path)).equals(contents);
  } catch {
    return false;
  }
}

const stale = [...(await packFiles())].filter(([path, contents]) => !isFresh(path, contents));
if (process.argv.includes('--check')) {
  for (const [path] of stale) console.error(`${path} is stale: run "npm run generate".`);
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  for (const [path, contents] of stale) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    writeFileSync(join(ROOT, path), contents);
  }
}
