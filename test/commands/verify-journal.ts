/** `dicetable verify` at journals of games that tests have played. */
import type { GameEvent } from '../../src/game/index.ts';
import { openSqliteJournal } from '../../src/journal/thread/sqlite-journal.ts';
import { dataFolder } from '../journal/folder.ts';
import { run } from './dicetable.ts';

/** A folder with the journal of these games. */
export async function journalWith(...games: readonly (readonly GameEvent[])[]): Promise<string> {
  const folder = dataFolder();
  const journal = await openSqliteJournal(folder);
  for (const [index, events] of games.entries()) {
    await journal.append(
      events.map((event) => (event.type === 'game started' ? { ...event, game: index + 1 } : event)),
    );
  }
  await journal.close();
  return folder;
}

export const verify = (folder: string, game: string, ...more: readonly string[]) =>
  run(['verify', game, '--data-dir', folder, ...more]);
