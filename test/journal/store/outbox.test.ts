import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { CHAIN_START, chainHash, digestOf, linkHash } from '../../../src/fairness/hash-chain.ts';
import type { RecordRow } from '../../../src/fairness/record.ts';
import type { GameEvent } from '../../../src/game/index.ts';
import { restoreJournal } from '../../../src/journal/backup/restore.ts';
import type { RowPiece } from '../../../src/journal/outbox.ts';
import { DATABASE_FILE, openStore, type SqliteStore } from '../../../src/journal/store/sqlite-store.ts';
import { AT, cutEvent, startedEvent } from '../events.ts';
import { dataFolder } from '../folder.ts';

const ENDED: GameEvent = { type: 'game ended', totals: [100, 90], winners: [0] };
const MANY = { rows: 100, bytes: 1_000_000 };

function store(folder = dataFolder()): SqliteStore {
  const opened = openStore(folder);
  onTestFinished(() => {
    if (opened.database.isOpen) opened.close();
  });
  return opened;
}

function append({ append }: SqliteStore, ...events: readonly GameEvent[]): void {
  append(events.map((event) => ({ at: AT, event })));
}

const rowsIn = ({ rows }: RowPiece) =>
  JSON.parse(Buffer.from(rows).toString()) as (RecordRow & { readonly digest?: string })[];

test('rows go out as they are stored, and their chain can be checked', () => {
  const journal = store();
  append(journal, startedEvent(1), cutEvent('a'), ENDED);
  const piece = journal.piece('games', 0, MANY);
  let hash = CHAIN_START;
  for (const row of rowsIn(piece)) {
    expect(chainHash(hash, row)).toBe(row.hash);
    hash = row.hash;
  }
  expect(piece).toMatchObject({ count: 3, last: { seq: 3, hash } });
  expect(journal.newest('games')).toEqual({ seq: 3, hash });
  expect(journal.newest('books')).toEqual({ seq: 0, hash: CHAIN_START });
  expect(journal.links('games', [9, 3, 1]).map(({ seq }) => seq)).toEqual([1, 3]);
});

test('the books go out beside the games', () => {
  const journal = store();
  journal.append([{ at: AT, booked: { type: 'powered up' } }]);
  expect(rowsIn(journal.piece('books', 0, MANY))).toMatchObject([{ seq: 1, type: 'powered up' }]);
  expect(journal.piece('games', 0, MANY)).toMatchObject({ count: 0, last: undefined });
});

test('the seed of a game that is played stays here, and its row can be checked all the same', () => {
  const journal = store();
  const { seed } = startedEvent(1);
  append(journal, startedEvent(1), cutEvent('a'));
  const piece = journal.piece('games', 0, MANY);
  expect(Buffer.from(piece.rows).toString()).not.toContain(seed);
  const [first] = rowsIn(piece);
  expect(linkHash(CHAIN_START, first?.digest ?? '')).toBe(first?.hash);
  expect(journal.opened([1])).toMatchObject({ count: 0 });

  append(journal, ENDED);
  const [opened] = JSON.parse(Buffer.from(journal.opened([1, 2, 77]).rows).toString());
  expect(opened.payload).toContain(seed);
  expect(digestOf({ seq: 1, at: AT, type: 'game started', payload: opened.payload })).toBe(first?.digest);
  expect(rowsIn(journal.piece('games', 0, MANY))[0]?.payload).toBe(opened.payload);
});

test('a game that another one has followed is open, and the next one sealed again', () => {
  const journal = store();
  append(journal, startedEvent(1), ENDED, startedEvent(2), { type: 'game abandoned' }, startedEvent(3));
  expect(rowsIn(journal.piece('games', 0, MANY)).map(({ digest }) => digest !== undefined)).toEqual([
    ...[false, false, false, false],
    true,
  ]);
});

test('a piece has so many rows and so many bytes at most, but one row at least', () => {
  const journal = store();
  append(journal, startedEvent(1), ...Array.from({ length: 9 }, (_, n) => cutEvent(`${n}`)));
  expect(journal.piece('games', 0, { rows: 4, bytes: 1e6 })).toMatchObject({ count: 4, last: { seq: 4 } });
  const small = journal.piece('games', 4, { rows: 100, bytes: 500 });
  expect(small.count).toBeGreaterThan(1);
  expect(small.rows.length).toBeLessThanOrEqual(501);
  expect(journal.piece('games', 9, { rows: 100, bytes: 1 })).toMatchObject({ count: 1, last: { seq: 10 } });
});

test('a restored journal is in another epoch, a copied file and one that is opened again in the same', () => {
  const folder = dataFolder();
  const journal = store(folder);
  const epoch = journal.epoch();
  expect(epoch).toMatch(/^[0-9a-f]{16}$/);
  append(journal, startedEvent(1), ENDED);
  journal.close();
  const again = store(folder);
  expect(again.epoch()).toBe(epoch);
  again.close();

  const copy = dataFolder();
  copyFileSync(join(folder, DATABASE_FILE), join(copy, DATABASE_FILE));
  const clone = store(copy);
  expect(clone.epoch()).toBe(epoch);
  clone.close();

  restoreJournal(folder, join(copy, DATABASE_FILE), new Date());
  expect(store(folder).epoch()).not.toBe(epoch);
});
