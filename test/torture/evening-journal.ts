/** A journal of a whole evening: finished games, edits of the hall of fame, a game that is played; and all it tells. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { verifyGame } from '../../src/fairness/verify.ts';
import { Fault } from '../../src/fault/fault.ts';
import { YAHTZEE } from '../../src/game/index.ts';
import { openStore, type SqliteStore } from '../../src/journal/store/sqlite-store.ts';
import { gameEvents } from '../bench/game-events.ts';
import { must } from './campaign.ts';
import { type Files, laidOut, quickFolder } from './played-journal.ts';
import { AT, appendGame } from './stored-games.ts';

const FINISHED = [1, 2, 3];
const MOST_GAMES = 25;

export interface Evening {
  /** What a table leaves that was ended. */
  readonly files: Files;
  /** As JSON: the game that is played, the finished ones, a page of the history, the edits. */
  readonly told: string;
  /** Of each finished game, as JSON. */
  readonly records: readonly string[];
}

export function playEvening(): Evening {
  const folder = quickFolder();
  const store = openStore(folder);
  for (const game of FINISHED) appendGame(store, gameEvents(YAHTZEE, game));
  const begun = FINISHED.length + 1;
  appendGame(store, gameEvents(YAHTZEE, begun).slice(0, 30));
  store.editFame({ at: AT, who: 'Ann', edit: { type: 'rename', game: 1, player: 0, name: 'Erika' } });
  store.editFame({ at: AT, who: 'Bo', edit: { type: 'remove', game: 2, player: 1 } });
  const told = answerOf(store);
  const records = FINISHED.map((game) => recordIn(store, game));
  store.close();
  const files = Object.fromEntries(
    readdirSync(folder).map((name) => [name, Uint8Array.from(readFileSync(join(folder, name)))]),
  );
  rmSync(folder, { recursive: true });
  return { files, told, records };
}

/** Throws, as a loss, when anything is told that is not as it was. Returns what became of the flip. */
export function checkEvening(folder: string, files: Files, { told, records }: Evening): string {
  laidOut(folder, files);
  let store: SqliteStore | undefined;
  try {
    store = openStore(folder);
    const opened = store;
    must(answerOf(opened) === told, 'the hall of fame or the history is another one');
    const madeAgain = opened.info().replayed > 0;
    const found = FINISHED.map((game, index) => findingOf(opened, game, records[index]!));
    if (found.includes('found by verify')) return 'found by verify';
    return madeAgain ? 'finished games made again' : 'harmless';
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return `explained (${error.code})`;
  } finally {
    store?.close();
  }
}

function answerOf(store: SqliteStore): string {
  const { games, more } = store.history(undefined, MOST_GAMES);
  return JSON.stringify([store.read(), store.finished(0, MOST_GAMES), games, more, store.fameEdits()]);
}

function findingOf(store: SqliteStore, game: number, written: string): 'as written' | 'found by verify' {
  const record = recordIn(store, game);
  if (record === written) return 'as written';
  const isWrong = record === '' || verifyGame(JSON.parse(record)).wrong.length > 0;
  must(isWrong, () => `game ${game} is another one, and verify proves it`);
  return 'found by verify';
}

/** Empty when there is none. */
const recordIn = (store: SqliteStore, game: number): string =>
  Buffer.from(store.openRecord(game) ?? '').toString();
