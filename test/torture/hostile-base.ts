/** An honest journal, small enough to be forged a hundred thousand times, and what nobody may be told but this. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { playerOf } from '../../src/commands/simulate/play.ts';
import { fairDraw } from '../../src/fairness/fair-draw.ts';
import { CHAIN_START, chainHash } from '../../src/fairness/hash-chain.ts';
import { seal } from '../../src/fairness/seal.ts';
import {
  type Command,
  decide,
  evolve,
  FARKLE,
  type Game,
  type GameEvent,
  isRejection,
  YAHTZEE,
} from '../../src/game/index.ts';
import { DATABASE_FILE, openStore } from '../../src/journal/store/sqlite-store.ts';
import { noise } from '../../src/uno/random.ts';
import type { ForgedRow } from '../journal/forged.ts';
import { quickFolder } from './played-journal.ts';
import { AT } from './stored-games.ts';

/** Far below that of Farkle: a game of a few turns. */
const SHORT_FARKLE = { ...FARKLE, id: 'farkle' } as const;
const SIGNED = { by: 'Anna', why: 'misread' } as const;
/** Own moves of a game before its people leave. */
const MOVES = 14;

export interface HonestJournal {
  readonly rows: readonly ForgedRow[];
  /** An empty database with our tables. */
  readonly empty: Uint8Array;
}

export function honestJournal(): HonestJournal {
  const events = [yahtzee(1, true), farkle(2), yahtzee(3, false)].flat();
  const folder = quickFolder();
  openStore(folder).close();
  const empty = Uint8Array.from(readFileSync(join(folder, DATABASE_FILE)));
  rmSync(folder, { recursive: true });
  const rows = events.map((event) => ({ at: AT, type: event.type, payload: JSON.stringify(event) }));
  return { rows, empty };
}

/** Rows, chained, in a database that nobody has open. An index that cannot take them is put aside meanwhile, and is too short then. */
export function writeRows(file: string, rows: readonly ForgedRow[]): void {
  try {
    insertAll(file, rows);
  } catch {
    const [index] = altered(file, "SELECT * FROM sqlite_schema WHERE name = 'game_number'");
    altered(file, "DELETE FROM sqlite_schema WHERE name = 'game_number'");
    insertAll(file, rows);
    const { type, name, tbl_name, rootpage, sql } = index ?? {};
    altered(file, 'INSERT INTO sqlite_schema VALUES (?, ?, ?, ?, ?)', [type, name, tbl_name, rootpage, sql]);
  }
}

function insertAll(file: string, rows: readonly ForgedRow[]): void {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA synchronous = OFF; BEGIN');
    const insert = database.prepare('INSERT INTO event VALUES (?, ?, ?, ?, ?)');
    let before = CHAIN_START;
    for (const [index, { at, type, payload }] of rows.entries()) {
      before = chainHash(before, { seq: index + 1, at, type, payload });
      insert.run(index + 1, at, type, payload, before);
    }
    database.exec('COMMIT');
  } finally {
    database.close();
  }
}

/** What stands in the schema is believed by SQLite alone. */
function altered(
  file: string,
  sql: string,
  values: readonly unknown[] = [],
): readonly Record<string, unknown>[] {
  const database = new DatabaseSync(file);
  try {
    database.enableDefensive?.(false);
    database.exec('PRAGMA writable_schema = ON');
    return database.prepare(sql).all(...(values as string[]));
  } finally {
    database.close();
  }
}

function yahtzee(number: number, ended: boolean): readonly GameEvent[] {
  const play = session(number, YAHTZEE.id);
  const next = playerOf(YAHTZEE, 'random', noiseOf(number));
  play.do({ type: 'cut', text: 'abc' });
  play.do({ type: 'cut', text: 'guest', guest: true });
  for (let move = 0; move < MOVES; move += 1) play.do(next(play.game()));
  while (play.game().turn.dice !== undefined) play.do(next(play.game()));
  play.do({ type: 'undo', ...SIGNED });
  play.do(next(play.game()));
  play.do({ type: 'adjust', player: 1, points: 5, ...SIGNED });
  play.do({ type: 'rename', player: 1, name: 'Jule', ...SIGNED });
  if (!ended) return play.events;
  play.do({ type: 'drop out', player: 1, ...SIGNED });
  play.do({ type: 'drop out', player: 0, ...SIGNED });
  play.do({ type: 'name', player: 0, name: 'Erik' });
  return play.events;
}

function farkle(number: number): readonly GameEvent[] {
  const play = session(number, SHORT_FARKLE.id);
  const next = playerOf(SHORT_FARKLE, 'random', noiseOf(number));
  for (let move = 0; move < MOVES; move += 1) play.do(next(play.game()));
  play.do({ type: 'drop out', player: 0, ...SIGNED });
  play.do({ type: 'drop out', player: 1, ...SIGNED });
  return play.events;
}

function noiseOf(number: number): () => number {
  const random = noise(number);
  return () => random() / 2 ** 32;
}

function session(number: number, rules: string) {
  const seed = number.toString(16).padStart(64, '0');
  const players = ['Eric', 'Julie'];
  const events: GameEvent[] = [];
  let game: Game | undefined;
  const act = (command: Command): void => {
    const decision = decide([YAHTZEE, SHORT_FARKLE], game, command, (roll) =>
      fairDraw({ ...roll, game: number }),
    );
    if (isRejection(decision)) throw new Error(`${command.type} was refused: ${decision.code}`);
    for (const event of decision) {
      events.push(event.type === 'game started' ? { ...event, game: number } : event);
      game = evolve(game, event);
    }
  };
  act({ type: 'start', rules, players, starter: 0, seed, seal: seal(seed, rules, players) });
  return { events, do: act, game: () => game as Game };
}
