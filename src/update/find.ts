/** Release files where people leave them: in the table's data folder, and on USB sticks that are plugged in. */
import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../fault/fault.ts';
import type { Installed } from './installed.ts';
import { compareReleases } from './release.ts';
import { ENDING, type ReleaseFile, readRelease } from './release-file.ts';

/** Where desktops of Linux and macOS mount sticks, some below the name of the user. */
const MOUNTED = ['/media', '/run/media', '/Volumes'];

/** The newest that is newer than what plays, made for this computer, and signed; undefined: there is none. */
export function newestRelease(dataDir: string, key: string, { facts }: Installed): string | undefined {
  const sticks = MOUNTED.flatMap((folder) => [...below(folder), ...below(folder).flatMap(below)]);
  const [newest] = [dataDir, ...sticks]
    .flatMap((folder) => filesIn(folder))
    .flatMap((file) => signedBy(key, file))
    .filter(({ header }) => header.platform === facts.platform && compareReleases(header, facts) > 0)
    .sort((a, b) => compareReleases(b.header, a.header));
  return newest?.file;
}

function below(folder: string): readonly string[] {
  return entriesOf(folder)
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));
}

function filesIn(folder: string): readonly string[] {
  return entriesOf(folder)
    .filter(({ name }) => name.endsWith(ENDING))
    .map(({ name }) => join(folder, name));
}

/** What is not there, or not for us, has nothing. */
function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function signedBy(key: string, file: string): readonly ReleaseFile[] {
  try {
    return [readRelease(file, key)];
  } catch (error) {
    if (error instanceof Fault) return [];
    throw error;
  }
}
