/** A whole hall with the real servers, and tables beside it that have nothing but a journal. */
import { onTestFinished, vi } from 'vitest';
import type { RecordRow } from '../../src/fairness/record.ts';
import { postTo } from '../../src/hall/feed/ask-hall.ts';
import { Feed } from '../../src/hall/feed/feed.ts';
import { TablePass } from '../../src/hall/feed/table-pass.ts';
import { openPool, type RunningHall, startHall } from '../../src/hall/hall.ts';
import { wireBytes } from '../../src/hall/wire/batch.ts';
import { CLAIM_PATH, type DeskAnswer, type REVOKE_PATH } from '../../src/hall/wire/desk.ts';
import type { Archive } from '../../src/journal/archive.ts';
import type { Journal } from '../../src/journal/journal.ts';
import type { ChainName, RowOutbox } from '../../src/journal/outbox.ts';
import { openSqliteJournal } from '../../src/journal/thread/sqlite-journal.ts';
import { dataFolder } from '../journal/folder.ts';
import { freePort } from '../rig/free-port.ts';
import { type Finally, hallFolder } from './servers.ts';

export const quiet = { info(): void {}, warn(): void {}, error(): void {} };
/** Of a hall whose pages nobody looks at. */
export const NO_PAGES = { webRoot: import.meta.dirname, allowedHosts: [] };

/** Who shows a feed, and watches its table. */
export const NOBODY = {
  ...{ servers: [], log: quiet, changed() {}, connected() {}, asked() {} },
  ordered: async () => undefined,
};

export interface TestHall extends RunningHall {
  readonly url: string;
  desk(path: typeof CLAIM_PATH | typeof REVOKE_PATH, asked: object): Promise<DeskAnswer>;
  /** What the database has of a table, as the journal would write it. */
  rows(table: string, chain?: ChainName, from?: string): Promise<readonly RecordRow[]>;
}

export async function testHall(
  atEnd: Finally = onTestFinished,
  folder = hallFolder(atEnd),
): Promise<TestHall> {
  const hall = await startHall({
    ...{ folder, host: '127.0.0.1', port: 0, natsPort: await freePort() },
    ...{ nats: [], database: undefined, tls: undefined, log: quiet, pages: NO_PAGES },
  });
  atEnd(() => hall.close());
  return hallBeside(hall, atEnd);
}

/** What its operator and its database tell of a hall that runs. */
export function hallBeside(hall: RunningHall, atEnd: Finally = onTestFinished): TestHall {
  const pool = openPool(hall.database, quiet);
  atEnd(() => pool.end());
  const url = `http://127.0.0.1:${hall.port}`;
  return {
    ...{ ...hall, url },
    async desk(path, asked) {
      const body = wireBytes({ hallCode: hall.hallCode, ...asked });
      const answer = await postTo({ url, ca: undefined }, path, body);
      return JSON.parse(Buffer.from(answer ?? []).toString()).answer;
    },
    async rows(table, chain = 'games', from = 'event') {
      const found = await pool.query<RecordRow>(
        `SELECT seq::int, at, type, payload, encode(hash, 'hex') AS hash FROM ${from}
          WHERE chain = $2 AND cabinet = (SELECT no FROM cabinet WHERE id = $1) ORDER BY seq`,
        [table, chain],
      );
      return found.rows;
    },
  };
}

export interface TestTable {
  readonly journal: Journal & Archive & RowOutbox;
  readonly pass: TablePass;
  readonly feed: Feed;
  readonly folder: string;
  close(): Promise<void>;
}

/** A table that is not taken in yet, unless its folder says so. */
export async function testTable(hall: Pick<TestHall, 'url'>, folder = dataFolder()): Promise<TestTable> {
  const journal = await openSqliteJournal(folder);
  const pass = new TablePass(folder, { url: hall.url, ca: undefined });
  const feed = new Feed({ outbox: journal, pass, ca: undefined, ...NOBODY });
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closing ??= feed.close().then(() => journal.close());
    return closing;
  };
  onTestFinished(close);
  return { ...{ journal, pass, feed, folder }, close };
}

/** As its operator does: reads the code in service, and types it at the hall. */
export async function claimed(hall: TestHall, table: TestTable, name: string): Promise<void> {
  await until(() => table.feed.state === 'waiting');
  await hall.desk(CLAIM_PATH, { code: table.pass.code, name });
  await until(() => table.feed.state === 'well');
}

export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  await vi.waitFor(
    async () => {
      if (!(await holds())) throw new Error(`still not: ${holds}`);
    },
    { timeout: 40_000, interval: 50 },
  );
}

/** Everything in the journal, as it is stored. */
export async function allRows(journal: RowOutbox, chain: ChainName = 'games'): Promise<readonly RecordRow[]> {
  const { rows } = await journal.piece(chain, 0, { rows: 1e6, bytes: 1e9 });
  return JSON.parse(Buffer.from(rows).toString());
}
