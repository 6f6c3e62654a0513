/** The backup to go on from when another one turned out to be damaged. */
import { DatabaseSync } from 'node:sqlite';
import type { GameProof } from '../game-check.ts';
import { requireRegular } from '../guard/regular-file.ts';
import { backupFiles } from './backup-files.ts';
import { checkCopy } from './check-copy.ts';
import { checkGames } from './check-games.ts';

/** Absolute path of the backup that was made last among those that are whole, `other` left out; undefined: there is none. */
export function newestWholeBackup(
  folder: string,
  other: string,
  proof: GameProof = 'form',
): string | undefined {
  return backupFiles(folder).find((file) => file !== other && isWhole(file, proof));
}

function isWhole(file: string, proof: GameProof): boolean {
  let database: DatabaseSync | undefined;
  try {
    requireRegular(file, 'backup-unusable');
    database = new DatabaseSync(file, { readOnly: true });
    for (const _ of checkCopy(database, file));
    checkGames(database, proof, file);
    return true;
  } catch {
    // Whatever is wrong with it: it is not to be recommended.
    return false;
  } finally {
    database?.close();
  }
}
