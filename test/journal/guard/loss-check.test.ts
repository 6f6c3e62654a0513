import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readRecordOf } from '../../../src/journal/store/read-record.ts';
import { DATABASE_FILE, openStore } from '../../../src/journal/store/sqlite-store.ts';
import { openSqliteJournal } from '../../../src/journal/thread/sqlite-journal.ts';
import { AT, cutEvent, startedEvent } from '../events.ts';
import { dataFolder, killed } from '../folder.ts';

const LOG = `${DATABASE_FILE}-wal`;
const HOLDER = 'journal.holder';
const UNCLOSED = `not closed by process ${process.pid} on `;

const eventsIn = (folder: string): number => {
  const store = openStore(folder);
  const { length } = store.read();
  store.close();
  return length;
};

/** The folder of a journal with one event that was closed. */
function closed(): string {
  const folder = dataFolder();
  const store = openStore(folder);
  store.append([{ at: AT, event: startedEvent(1) }]);
  store.close();
  return folder;
}

test.each<[string, readonly string[], string]>([
  ['log', [LOG], `it has lost event 1 to 3: it was ${UNCLOSED}`],
  ['database', [DATABASE_FILE], `it is missing, but ${LOG} is there`],
  ['database and log', [DATABASE_FILE, LOG], `it is missing, and was ${UNCLOSED}`],
])('after a kill, a %s that is gone is told, again and again, and nothing is begun', (_, gone, words) => {
  const folder = killed(3);
  for (const name of gone) rmSync(join(folder, name));
  for (const _ of ['once', 'again'])
    expect(() => openStore(folder)).toThrow(
      expect.objectContaining({ code: 'journal-damaged', detail: expect.stringContaining(words) }),
    );
  expect(existsSync(join(folder, DATABASE_FILE))).toBe(!gone.includes(DATABASE_FILE));
});

test.each([0, 1, 20, 56, 5000])('after a kill, a log that was cut to %d bytes is told', (bytes) => {
  const folder = killed(3);
  truncateSync(join(folder, LOG), bytes);
  expect(() => openStore(folder)).toThrow(
    /it has lost event \d to 3: .*to go on without, remove journal\.holder/,
  );
  rmSync(join(folder, HOLDER));
  expect(eventsIn(folder)).toBeLessThan(3);
});

test('an edit of the hall of fame that is gone with the log is told', () => {
  const [folder, copy] = [closed(), dataFolder()];
  const store = openStore(folder);
  store.editFame({ at: AT, who: 'Ann', edit: { type: 'remove', game: 1, player: 0 } });
  cpSync(folder, copy, { recursive: true });
  store.close();
  rmSync(join(copy, LOG));
  expect(() => openStore(copy)).toThrow(/it has lost edit 1 to 1 of the hall of fame/);
});

test('a note that is behind, or cannot be read after a power cut, asks for nothing that was never durable', () => {
  for (const text of ['', 'process', 'process 1\n000000000002 events, 000000000000 edits\n']) {
    const folder = killed(3);
    writeFileSync(join(folder, HOLDER), text);
    expect(eventsIn(folder)).toBe(3);
  }
});

test('a process that ends without closing its journal takes the log in, and nothing is missing', () => {
  const folder = dataFolder();
  const script = `import { openStore } from '${join(import.meta.dirname, '../../../src/journal/store/sqlite-store.ts')}';
    openStore(process.argv[2]).append([{ at: '${AT}', event: { type: 'cut', text: 'a' } }]); process.exit(70);`;
  writeFileSync(join(folder, 'child.ts'), script);
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'child.ts'), folder], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([70, '']);
  expect(existsSync(join(folder, HOLDER))).toBe(true);
  const store = openStore(folder);
  expect(store.info().events).toBe(1);
  store.close();
});

test.each([0, 1, 99])(
  'a database of %d bytes is one that was lost, after a kill and after an end',
  (bytes) => {
    for (const folder of [killed(3), closed()]) {
      truncateSync(join(folder, DATABASE_FILE), bytes);
      expect(() => openStore(folder)).toThrow(`it has only ${bytes} bytes`);
    }
  },
);

test('a folder that was emptied on purpose begins anew, and so does one where a first start was cut short', () => {
  const emptied = killed(3);
  for (const name of readdirSync(emptied)) rmSync(join(emptied, name));
  expect(eventsIn(emptied)).toBe(0);
  const begun = dataFolder();
  writeFileSync(join(begun, `${DATABASE_FILE}.new`), 'half');
  writeFileSync(join(begun, `${DATABASE_FILE}.new-journal`), 'half');
  expect(eventsIn(begun)).toBe(0);
  expect(readdirSync(begun)).toEqual([DATABASE_FILE]);
});

test('whatever a kill leaves behind with all its files goes on', () => {
  const whole = killed(3);
  expect(readdirSync(whole).sort()).toEqual([DATABASE_FILE, LOG, HOLDER].sort());
  // Killed before the note was written.
  const noteless = killed(3);
  rmSync(join(noteless, HOLDER));
  // Killed when the log was taken in, and the note not yet removed.
  const ended = closed();
  writeFileSync(
    join(ended, HOLDER),
    readFileSync(join(whole, HOLDER), 'utf8').replace('3 events', '1 events'),
  );
  expect([whole, noteless, ended].map(eventsIn)).toEqual([3, 3, 1]);
});

test('the newest backup is named with the command that takes it', async () => {
  const folder = killed(3);
  rmSync(join(folder, LOG));
  const backups = join(folder, 'copies');
  const fault = () =>
    openSqliteJournal(folder, backups).then(
      () => undefined,
      ({ detail }) => detail,
    );
  expect(await fault()).toContain(`; there is no backup in ${backups}`);
  mkdirSync(backups);
  // The clock was wrong when the first was made.
  const names = ['00009-2030-01-01T00-00-00-000Z', '00010-2026-01-01T00-00-00-000Z'];
  for (const name of names) writeFileSync(join(backups, `journal-${name}.db`), '');
  expect(await fault()).toContain(`dicetable restore ${join(backups, `journal-${names[1]}.db`)}`);
});

test.each([[DATABASE_FILE], [LOG]])(
  '%s that is removed under a running table fails its next append',
  async (name) => {
    const folder = dataFolder();
    const journal = await openSqliteJournal(folder);
    onTestFinished(() => journal.close());
    await journal.append([startedEvent(1)]);
    rmSync(join(folder, name));
    await expect(journal.append([cutEvent('a')])).rejects.toMatchObject({
      code: 'journal-write',
      detail: `${join(folder, name)} was removed or replaced while the table was using it`,
    });
  },
);

test('a database that was removed under a running table is told at the next start too, also after a proper end', () => {
  const folder = dataFolder();
  const store = openStore(folder);
  rmSync(join(folder, DATABASE_FILE));
  store.close();
  expect(() => openStore(folder)).toThrow(/it is missing/);
});

test('a database that was replaced under a running table is not written', () => {
  const folder = dataFolder();
  const store = openStore(folder);
  copyFileSync(join(closed(), DATABASE_FILE), join(folder, 'other.db'));
  renameSync(join(folder, 'other.db'), join(folder, DATABASE_FILE));
  const before = readFileSync(join(folder, DATABASE_FILE));
  expect(() => store.append([{ at: AT, event: startedEvent(1) }])).toThrow(/was removed or replaced/);
  store.close();
  expect(readFileSync(join(folder, DATABASE_FILE))).toEqual(before);
});

test('a log that is gone under a running table loses nothing when the table is ended', () => {
  const folder = dataFolder();
  const store = openStore(folder);
  store.append([{ at: AT, event: startedEvent(1) }]);
  rmSync(join(folder, LOG));
  store.close();
  expect(eventsIn(folder)).toBe(1);
});

test('a game that is verified leaves a journal that was not closed as it was, and finds the same damages', () => {
  const folder = killed(3);
  const left = readdirSync(folder);
  expect(readRecordOf(folder, 1)).toMatchObject({ record: { rows: [{}, {}, {}] } });
  // SQLite's own index of the log may stay.
  expect(readdirSync(folder).filter((name) => !name.endsWith('-shm'))).toEqual(left);
  expect(eventsIn(folder)).toBe(3);
  const lost = killed(3);
  rmSync(join(lost, LOG));
  expect(() => readRecordOf(lost, 1)).toThrow(expect.objectContaining({ code: 'journal-damaged' }));
  const spoilt = killed(6);
  const log = readFileSync(join(spoilt, LOG));
  log[log.length - 10_000]! ^= 1;
  writeFileSync(join(spoilt, LOG), log);
  expect(() => readRecordOf(spoilt, 1)).toThrow(/has events after damaged ones/);
  const text = closed();
  writeFileSync(join(text, DATABASE_FILE), 'this is not a database\n'.repeat(500));
  expect(() => readRecordOf(text, 1)).toThrow(expect.objectContaining({ code: 'journal-damaged' }));
  expect(existsSync(join(text, LOG))).toBe(false);
});
