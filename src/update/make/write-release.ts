/** A release file, from the folder that it is to become: packed, summed up and signed. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { runTool } from '../../run-tool.ts';
import { FACTS_FILE, type ReleaseFacts, type ReleaseHeader } from '../release.ts';
import { signed } from '../signature.ts';

/** `releases` is the folder above `facts.name`; its own name is what the archive begins with. */
export interface Staged {
  readonly releases: string;
  readonly facts: ReleaseFacts;
  readonly privatePem: string;
}

export async function writeRelease(
  { releases, facts, privatePem }: Staged,
  file: string,
): Promise<ReleaseHeader> {
  const folder = join(releases, facts.name);
  writeFileSync(join(folder, FACTS_FILE), `${JSON.stringify(facts)}\n`);
  const archive = `${file}.tar.gz`;
  try {
    const words = ['-czf', archive, '-C', dirname(releases), `releases/${facts.name}`];
    const { code, stderr } = await runTool('tar', words);
    if (code !== 0) throw new Error(`tar: ${stderr}`);
    const hash = createHash('sha256');
    await pipeline(createReadStream(archive), hash);
    const header: ReleaseHeader = {
      ...{ dicetable: 'release', ...facts },
      ...{ bytes: statSync(archive).size, unpackedBytes: sizeOf(folder), sha256: hash.digest('hex') },
    };
    const first = JSON.stringify(header);
    const out = createWriteStream(file);
    out.write(`${first}\n${signed(Buffer.from(first), privatePem)}\n`);
    await pipeline(createReadStream(archive), out);
    return header;
  } finally {
    rmSync(archive, { force: true });
  }
}

/** On the disk, in blocks of 4 KB. */
function sizeOf(folder: string): number {
  const block = 4096;
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => Math.ceil(statSync(join(entry.parentPath, entry.name)).size / block) * block)
    .reduce((sum, bytes) => sum + bytes, 0);
}
