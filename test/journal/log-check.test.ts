import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DATABASE_FILE, openStore } from '../../src/journal/sqlite-store.ts';
import { cutEvent, startedEvent } from './events.ts';
import { dataFolder } from './folder.ts';

const LOG = `${DATABASE_FILE}-wal`;
const FRAME_BYTES = 24 + 4096;

/** A copy of the folder of a journal with this many commits that was never closed. */
function killed(commits: number): string {
  const [folder, copy] = [dataFolder(), dataFolder()];
  const store = openStore(folder);
  for (let number = 1; number <= commits; number += 1)
    store.append([{ at: '', event: number === 1 ? startedEvent(1) : cutEvent(`${number}`) }]);
  cpSync(folder, copy, { recursive: true });
  store.close();
  return copy;
}

function damageLog(folder: string, change: (log: Buffer) => Buffer): void {
  const log = join(folder, LOG);
  writeFileSync(log, change(readFileSync(log)));
}

/** One byte of the nth last frame is another one. */
const spoilt = (fromEnd: number) => (log: Buffer) => {
  log[log.length - (fromEnd - 1) * FRAME_BYTES - 100]! ^= 1;
  return log;
};

const eventsIn = (folder: string): number => {
  const store = openStore(folder);
  const { length } = store.read();
  store.close();
  return length;
};

test('damage before a later commit is no torn end: the journal is damaged, and nothing in the folder is touched', () => {
  const folder = killed(6);
  damageLog(folder, spoilt(3));
  const before = readFileSync(join(folder, LOG));
  for (const _ of ['once', 'again'])
    expect(() => openStore(folder)).toThrow(
      expect.objectContaining({
        code: 'journal-damaged',
        detail: expect.stringMatching(/-wal has events after damaged/),
      }),
    );
  expect(readFileSync(join(folder, LOG))).toEqual(before);
});

test('a torn last commit is what a power cut leaves: the journal goes on without it', () => {
  const folder = killed(6);
  damageLog(folder, spoilt(1));
  expect(eventsIn(folder)).toBe(5);
  const torn = killed(6);
  damageLog(torn, (log) => log.subarray(0, log.length - 2000));
  expect(eventsIn(torn)).toBe(5);
});

test('a log with a damaged beginning is damaged, one of only a few bytes is empty', () => {
  const folder = killed(3);
  damageLog(folder, (log) => log.fill(0xff, 16, 20));
  expect(() => openStore(folder)).toThrow(/damaged beginning/);
  const torn = killed(3);
  damageLog(torn, (log) => log.subarray(0, 20));
  expect(eventsIn(torn)).toBe(0);
});

test('a database that is gone while its log is there is named; a new one is begun only where both are gone', () => {
  const folder = killed(3);
  rmSync(join(folder, DATABASE_FILE));
  expect(() => openStore(folder)).toThrow(/it is missing, but journal.db-wal is there/);
  expect(() => openStore(folder)).toThrow(/it is missing/);
  rmSync(join(folder, LOG));
  expect(eventsIn(folder)).toBe(0);
});

test('a database that was closed needs no log', () => {
  const folder = killed(3);
  expect(eventsIn(folder)).toBe(3);
  expect(eventsIn(folder)).toBe(3);
});
