/** A release onto the disk: checked, whole and synced before it has its name, whatever becomes of the power. */
import { mkdirSync, readdirSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { Fault, messageOf } from '../fault/fault.ts';
import { syncFolder } from '../journal/guard/durable-file.ts';
import { runTool } from '../run-tool.ts';
import { releaseFolder, releaseIn, releasesFolder } from './installed.ts';
import { copyArchive, type ReleaseFile, updateRefused } from './release-file.ts';

/** Folders in which a release gets whole; the number behind it is the process that does it. */
const UNPACKING = '.unpacking-';

/** What stays free for the table: its journal grows by 50 KB a game, and is copied twice while a release is tried. */
const SPARE_BYTES = 100_000_000;

/** Rejects with Fault `update-refused`, and leaves nothing behind. */
export async function unpack(release: ReleaseFile, root: string, journalBytes: number): Promise<void> {
  const { name, bytes, unpackedBytes } = release.header;
  removeUnfinished(root);
  requireSpace(root, bytes + unpackedBytes + 2 * journalBytes + SPARE_BYTES);
  const workshop = join(releasesFolder(root), `${UNPACKING}${process.pid}`);
  try {
    mkdirSync(workshop);
    await extract(release, workshop);
    const made = releaseFolder(workshop, name);
    if (releaseIn(made)?.name !== name)
      throw updateRefused({ say: 'update.otherContent', file: release.file });
    // Thousands of files at once: one by one they would take minutes on a card.
    const { code, stderr } = await runTool('sync', []);
    if (code !== 0) throw new Error(stderr);
    const folder = releaseFolder(root, name);
    // Left by an update that was given up.
    rmSync(folder, { recursive: true, force: true });
    renameSync(made, folder);
    syncFolder(releasesFolder(root));
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw updateRefused(
      { say: 'update.notUnpacked', file: release.file, why: messageOf(error) },
      { cause: error },
    );
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

/** What an update left that was killed. */
function removeUnfinished(root: string): void {
  for (const name of readdirSync(releasesFolder(root)))
    if (name.startsWith(UNPACKING) && !isAlive(Number(name.slice(UNPACKING.length))))
      rmSync(join(releasesFolder(root), name), { recursive: true, force: true });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function requireSpace(root: string, needed: number): void {
  const { bavail, bsize } = statfsSync(root);
  const free = bavail * bsize;
  if (free < needed)
    throw updateRefused({
      say: 'update.noRoom',
      folder: root,
      free: megabytes(free),
      needed: megabytes(needed),
    });
}

function megabytes(bytes: number): number {
  return Math.ceil(bytes / 1e6);
}

async function extract(release: ReleaseFile, folder: string): Promise<void> {
  const archive = join(folder, 'archive');
  await copyArchive(release, archive);
  const { code, stderr } = await runTool('tar', ['-xzf', archive, '--no-same-owner', '-C', folder]);
  // Where tar was killed, or is not there, what is said is not its own.
  if (code !== 0) throw new Error(`tar: ${stderr.split('\n')[0]?.replace(/^tar: /, '')}`);
  rmSync(archive);
}

/** All releases but these, and what is left of others. */
export function keepOnly(root: string, names: readonly string[]): void {
  for (const name of readdirSync(releasesFolder(root)))
    if (!names.includes(name) && !name.startsWith(UNPACKING))
      rmSync(releaseFolder(root, name), { recursive: true, force: true });
}
