/** A journal on the disk as a controller that was killed leaves it: database and write-ahead log of some played turns. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameEvent } from '../../src/game/index.ts';
import { DATABASE_FILE, openStore } from '../../src/journal/store/sqlite-store.ts';
import { SAMPLE_GAME, sampleRolls } from '../games/sample-game.ts';
import type { Chance } from './chance.ts';
import { Player } from './player.ts';
import { TortureTable } from './torture-table.ts';

export const WAL_FILE = `${DATABASE_FILE}-wal`;
const NOTE_FILE = 'journal.holder';

/** What is in the folder, file by file. */
export type Files = Readonly<Record<string, Uint8Array>>;

export interface Commit {
  /** Events on the disk after it. */
  readonly events: number;
  /** Length of the write-ahead log after it. */
  readonly walBytes: number;
}

export interface PlayedJournal {
  readonly events: readonly GameEvent[];
  /** Oldest first. */
  readonly commits: readonly Commit[];
  /** What a killed controller leaves: nearly everything is in the log. */
  readonly files: Files;
  /** What a controller leaves that was ended: one file. */
  readonly closed: Files;
}

/** In memory where there is such a folder: thousands of journals are opened. */
export function quickFolder(): string {
  return mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'dicetable-storage-'));
}

/** Plays the first turns of the sample game, and commits each append as the table made it. */
export async function playJournal(turns: number, chance: Chance): Promise<PlayedJournal> {
  const appends: (readonly GameEvent[])[] = [];
  const table = await TortureTable.start({
    dice: sampleRolls(),
    wrapJournal: (journal) => ({
      ...journal,
      append: (events, booked) => {
        if (events.length > 0) appends.push(events);
        return journal.append(events, booked);
      },
    }),
  });
  await new Player(table, chance).playSampleGame(SAMPLE_GAME.slice(0, turns));
  await table.close();
  return commitAll(appends);
}

function commitAll(appends: readonly (readonly GameEvent[])[]): PlayedJournal {
  const folder = quickFolder();
  const store = openStore(folder);
  const commits: Commit[] = [];
  let events = 0;
  for (const append of appends) {
    store.append(append.map((event) => ({ at: '2026-01-01T00:00:00.000Z', event })));
    events += append.length;
    commits.push({ events, walBytes: statSync(join(folder, WAL_FILE)).size });
  }
  const inFolder = (): Files =>
    Object.fromEntries(
      readdirSync(folder).map((name) => [name, Uint8Array.from(readFileSync(join(folder, name)))]),
    );
  const files = inFolder();
  store.close();
  const closed = inFolder();
  rmSync(folder, { recursive: true });
  return { events: appends.flat(), commits, files, closed };
}

/** With the holder's note as it was when the journal had so many events. */
export function withNote(files: Files, events: number): Files {
  const note = Buffer.from(files[NOTE_FILE]!).toString();
  return { ...files, [NOTE_FILE]: Buffer.from(note.replace(/\d+(?= events)/, `${events}`)) };
}

/** A folder with these files and nothing else. */
export function laidOut(folder: string, files: Files): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
}
