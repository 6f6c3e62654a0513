/**
 * The finished games of the database. Each game is played again once: when a later one has begun, its end is kept in a table.
 * What is kept is believed only while it fits the game's events and is signed with the key of this folder, else they are
 * played again. So a start need not read a million old events, and no game counts that was not played by the rules.
 */
import type { DatabaseSync } from 'node:sqlite';
import { chainHash } from '../../fairness/hash-chain.ts';
import type { HistoryPage } from '../archive.ts';
import { finishedGames } from '../finished-games.ts';
import { checkGame, type GameProof } from '../game-check.ts';
import type { FolderKey } from '../guard/folder-key.ts';
import type { FinishedGame } from '../journal.ts';
import { eventsFrom, nextStart, orDamaged, requireOnce, startFrom, startOf } from './events.ts';
import type { SealedGames } from './sealed.ts';

/** The newest game as of the event `seq`; `found` has it when it is over. */
interface Newest {
  readonly start: number;
  readonly seq: number;
  readonly found: readonly FinishedGame[];
}

export interface FinishedParts {
  readonly database: DatabaseSync;
  readonly sealed: SealedGames;
  readonly key: FolderKey;
  readonly proof: GameProof;
  /** For messages. */
  readonly file: string;
}

export class FinishedGames {
  readonly #database: DatabaseSync;
  readonly #sealed: SealedGames;
  readonly #key: FolderKey;
  readonly #proof: GameProof;
  readonly #file: string;
  /** As of the last reading; undefined before the first. */
  #newest: Newest | undefined;
  #isChecked = false;
  #replayed = 0;

  constructor({ database, sealed, key, proof, file }: FinishedParts) {
    this.#database = database;
    this.#sealed = sealed;
    this.#key = key;
    this.#proof = proof;
    this.#file = file;
  }

  /** How many games were replayed again because what was kept of them did not fit. */
  get replayed(): number {
    return this.#replayed;
  }

  /** Plays at most so many of the games again of which nothing fitting is kept, and returns how many are left. Throws Fault `journal-damaged`. */
  keep(most: number): number {
    const { left } = this.#inOne(() => this.#keep(most));
    this.#isChecked = true;
    return left;
  }

  /** Those after this game number, oldest first. Throws Fault `journal-damaged`. */
  after(after: number, limit: number): readonly FinishedGame[] {
    return this.#read((newest) => {
      const rows = this.#database
        .prepare('SELECT kept FROM finished WHERE kept IS NOT NULL AND start >= ? ORDER BY start LIMIT ?')
        .all(startFrom(this.#database, after + 1), limit);
      const found = [...rows.map(gameOf), ...newest];
      return found.filter(({ game }) => game.number > after).slice(0, limit);
    });
  }

  /** Those before game number `before`, newest first. Throws Fault `journal-damaged`. */
  page(before: number = Number.MAX_SAFE_INTEGER, limit: number): HistoryPage {
    return this.#read((newest) => {
      const rows = this.#database
        .prepare('SELECT kept FROM finished WHERE kept IS NOT NULL AND start < ? ORDER BY start DESC LIMIT ?')
        .all(startFrom(this.#database, before), limit + 1);
      const found = [...newest, ...rows.map(gameOf)].filter(({ game }) => game.number < before);
      return { games: found.slice(0, limit), more: found.length > limit };
    });
  }

  /** Throws Fault `journal-damaged` where this game is none; what is kept of it says that it is one. */
  check(game: number): void {
    orDamaged(this.#file, () => {
      if (this.#proof === 'form') return;
      const start = startOf(this.#database, game);
      if (start === undefined) return;
      const next = nextStart(this.#database, start);
      if (next === undefined || !this.#isKept(start, next)) this.#finished(start, next);
    });
  }

  #isKept(start: number, next: number): boolean {
    const row = this.#database.prepare('SELECT kept, hash FROM finished WHERE start = ?').get(start);
    return row !== undefined && this.#key.sign(this.#hashOf(start, next, keptIn(row))) === row.hash;
  }

  /** `read` gets the newest game, if it is over: it is not kept in the table, since it may still be taken back. */
  #read<T>(read: (newest: readonly FinishedGame[]) => T): T {
    const { newest, found } = this.#inOne(() => {
      const { last } = this.#keep(Number.POSITIVE_INFINITY);
      const newest = last === undefined ? undefined : this.#newestFrom(last);
      return { newest, found: read(newest?.found ?? []) };
    });
    this.#isChecked = true;
    this.#newest = newest;
    return found;
  }

  #inOne<T>(work: () => T): T {
    return orDamaged(this.#file, () => {
      try {
        this.#database.exec('BEGIN IMMEDIATE');
        const done = work();
        this.#database.exec('COMMIT');
        return done;
      } finally {
        if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      }
    });
  }

  /** Keeps so many of the games that are not kept yet, but not the newest: `last`, the seq of its beginning. */
  #keep(most: number): { readonly left: number; readonly last: number | undefined } {
    const starts = this.#database
      .prepare("SELECT seq FROM event WHERE type = 'game started' AND seq >= ? ORDER BY seq")
      .all(this.#newest?.start ?? 0)
      .map(({ seq }) => Number(seq));
    if (!this.#isChecked) {
      if (this.#proof !== 'form') requireOnce(this.#database, undefined, this.#file);
      this.#dropWrong(starts);
    }
    const kept = new Set(
      this.#database
        .prepare('SELECT start FROM finished WHERE start >= ?')
        .all(starts[0] ?? 0)
        .map(({ start }) => Number(start)),
    );
    const insert = this.#database.prepare('INSERT INTO finished (start, kept, hash) VALUES (?, ?, ?)');
    const missing = starts.flatMap((start, index) => {
      const next = starts[index + 1];
      return next === undefined || kept.has(start) ? [] : [{ start, next }];
    });
    for (const { start, next } of missing.slice(0, most)) {
      const [game] = this.#finished(start, next);
      const text = game === undefined ? null : JSON.stringify(game);
      insert.run(start, text, this.#key.sign(this.#hashOf(start, next, text)));
    }
    return { left: Math.max(0, missing.length - most), last: starts.at(-1) };
  }

  #newestFrom(start: number): Newest {
    const seq = Number(this.#database.prepare('SELECT max(seq) AS seq FROM event').get()?.seq);
    if (this.#newest?.start === start && this.#newest.seq === seq) return this.#newest;
    const sealed = this.#sealed.findNewest(start);
    // A damaged one is read, since that tells the fault.
    const isPlayed = sealed !== undefined && sealed.broken === undefined;
    return { start, seq, found: isPlayed ? [] : this.#finished(start, undefined) };
  }

  /** Once is enough: from then on nobody but this process writes it. */
  #dropWrong(starts: readonly number[]): void {
    const nextOf = new Map(starts.map((start, index) => [start, starts[index + 1]]));
    const drop = this.#database.prepare('DELETE FROM finished WHERE start = ?');
    for (const row of this.#database.prepare('SELECT start, kept, hash FROM finished').all()) {
      const start = Number(row.start);
      const next = nextOf.get(start);
      const fitting = next === undefined ? undefined : this.#hashOf(start, next, keptIn(row));
      if (fitting !== undefined && this.#key.sign(fitting) === row.hash) continue;
      drop.run(start);
      // An earlier Dicetable signed nothing: that is no damage.
      if (fitting !== row.hash) this.#replayed += 1;
    }
  }

  /** Chained to the last event of the game, and so to all of them. */
  #hashOf(start: number, next: number, kept: string | null): string {
    const last = this.#database.prepare('SELECT hash FROM event WHERE seq = ?').get(next - 1);
    return chainHash(String(last?.hash), { seq: start, at: '', type: 'finished', payload: `${kept}` });
  }

  /** Throws Fault `journal-damaged` where the rules would have made another game of it. */
  #finished(start: number, next: number | undefined): readonly FinishedGame[] {
    const stored = eventsFrom(this.#database, start, next, this.#file);
    checkGame(stored, this.#proof, this.#file);
    const [game] = finishedGames(stored.map(({ event }) => event));
    const [first, last] = [stored[0], stored.at(-1)];
    if (game === undefined || first === undefined || last === undefined) return [];
    return [{ game, startedAt: first.at, endedAt: last.at }];
  }
}

function keptIn({ kept }: Record<string, unknown>): string | null {
  return kept === null ? null : String(kept);
}

function gameOf({ kept }: Record<string, unknown>): FinishedGame {
  return JSON.parse(String(kept)) as FinishedGame;
}
