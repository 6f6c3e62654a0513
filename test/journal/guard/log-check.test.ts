import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DATABASE_FILE, openStore } from '../../../src/journal/store/sqlite-store.ts';
import { killed } from '../folder.ts';

const LOG = `${DATABASE_FILE}-wal`;
const FRAME_BYTES = 24 + 4096;

function damageLog(folder: string, change: (log: Buffer) => Buffer): void {
  const log = join(folder, LOG);
  writeFileSync(log, change(readFileSync(log)));
}

/** One byte of the nth last frame is another one. */
const spoilt = (fromEnd: number) => (log: Buffer) => {
  log[log.length - (fromEnd - 1) * FRAME_BYTES - 100]! ^= 1;
  return log;
};

/** As when power goes in the middle of a commit: the note that it is done was never made. */
function lateNote(folder: string, events: number): void {
  const note = join(folder, 'journal.holder');
  writeFileSync(note, readFileSync(note, 'utf8').replace(/\d(?= events)/, `${events}`));
}

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
  lateNote(folder, 5);
  expect(eventsIn(folder)).toBe(5);
  const torn = killed(6);
  lateNote(torn, 5);
  damageLog(torn, (log) => log.subarray(0, log.length - 2000));
  expect(eventsIn(torn)).toBe(5);
});

test('a last commit that was on the disk and is spoilt later is told', () => {
  const folder = killed(6);
  damageLog(folder, spoilt(1));
  expect(() => openStore(folder)).toThrow(/it has lost event 6 to 6/);
});

test('a log with a damaged beginning is damaged', () => {
  const folder = killed(3);
  damageLog(folder, (log) => log.fill(0xff, 16, 20));
  expect(() => openStore(folder)).toThrow(/damaged beginning/);
});

test('a database that was closed needs no log', () => {
  const folder = killed(3);
  expect(eventsIn(folder)).toBe(3);
  expect(eventsIn(folder)).toBe(3);
});
