/**
 * What a hall carries on two cores: rows into the database, their lag below half of that, and what a viewer costs at a gateway.
 * The tables have a feed and a line of their own each, and no chip; servers, ingest and gateways are the real ones.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createUser } from '@nats-io/nkeys';
import { KEYS_FILE, openPool } from '../../src/hall/hall.ts';
import { openHallKeys } from '../../src/hall/identity/hall-keys.ts';
import { accountJwt, serverTrust } from '../../src/hall/identity/jwt.ts';
import { type RunningNats, startNats } from '../../src/hall/servers/nats.ts';
import { startPostgres } from '../../src/hall/servers/postgres.ts';
import { Cabinets } from '../../src/hall/store/cabinets.ts';
import { idOf } from '../../src/hall/wire/ids.ts';
import { freePort } from '../rig/free-port.ts';
import { rssBytesOf } from '../torture/process-cost.ts';
import { type Figure, type Report, summarise } from './figures.ts';
import { capacity, type Measured, wall } from './hall/capacity.ts';
import { sendingFigures } from './hall/sending-figures.ts';
import { log } from './hall/shared.ts';
import type { Tables } from './hall/tables.ts';
import { viewFigures } from './hall/view-figures.ts';
import type { Writer } from './hall/writer.ts';
import { Child } from './peers/child.ts';

export interface HallEffort {
  readonly tables: number;
  /** Sent in each of the floods, of a tenth of a tenth, a tenth and all of the tables. */
  readonly rows: number;
  readonly seconds: number;
  readonly viewers: number;
  /** Rows in the journal of a table that was away, and turns of it before they go out. */
  readonly away: number;
  readonly turns: number;
}

/** Targets. */
const ROWS_A_SECOND = 10_000;
/** Of the most tables to the fewest: a straight line. */
const GROWTH = 1.5;
const LAG_MS = 1000;

/** Of what the database takes. */
const LOAD = 0.45;
const ROW_BYTES = 'bytes of a row with its indexes';
const LINE_KB = 'memory of nats-server a table';
const WATCHED = 10;

export async function hallLoad(effort: HallEffort): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'dicetable-hall-load-'));
  chmodSync(folder, 0o711);
  const undo: (() => Promise<unknown>)[] = [];
  try {
    const keys = openHallKeys(join(folder, KEYS_FILE));
    const trust = await serverTrust(keys, await accountJwt(keys, []));
    const [database, nats] = [
      await startPostgres(join(folder, 'postgresql')),
      await startNats(folder, { ...trust, host: '127.0.0.1', port: await freePort() }),
    ];
    if (database === undefined || nats === undefined) throw new Error('not installed: npm test -- tools');
    undo.push(
      () => database.stop('SIGQUIT'),
      () => nats.stop('SIGKILL'),
    );
    const writer = new Child<Writer>('../hall/writer.ts', 0, folder, nats.url, database.url);
    undo.push(() => writer.end());
    await writer.ask('cost');
    const ids = Array.from({ length: effort.tables }, () => createUser().getPublicKey());
    await claimed(database.url, ids);
    const tables = ids.map(idOf);
    const sending = await sendingFigures({ rows: effort.away, turns: effort.turns });
    const rows = await rowsFigures(effort, tables, { folder, nats, writer, database: database.url }, undo);
    const watched = { tables: tables.slice(0, WATCHED), keys, folder, nats: nats.url };
    const views = await viewFigures({ ...effort, ...watched }, undo);
    return {
      title: `A hall of ${effort.tables} tables and ${effort.viewers} viewers on loopback, each part in a process of its own`,
      runs: [rows.lags, ...sending.runs.map(([, summary]) => summary)],
      runNames: [
        `from a moment at the table to the commit, ${Math.round(rows.rate)} rows a second`,
        ...sending.runs.map(([name]) => name),
      ],
      figures: [
        ...rows.figures,
        ...views,
        ...sending.figures,
        ...capacity(measuredIn([...rows.figures, ...views], effort.tables)),
      ],
    };
  } finally {
    for (const step of undo.reverse()) await step();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Hall {
  readonly folder: string;
  readonly nats: RunningNats;
}

interface HallOfRows extends Hall {
  readonly writer: Child<Writer>;
  readonly database: string;
}

function measuredIn(figures: readonly Figure[], tables: number): Measured {
  const value = (wanted: string): number => figures.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return {
    rowsASecond: value(`${tables} tables: rows a second into the database`),
    deliveryUs: value('CPU of a gateway a delivery'),
    changeBytes: value('bytes of a change'),
    beatBytes: value('bytes of a beat'),
    viewerKb: value('memory of a gateway a viewer'),
    rowBytes: value(ROW_BYTES),
    lineKb: value(LINE_KB),
  };
}

async function claimed(database: string, keys: readonly string[]): Promise<void> {
  const pool = openPool(database, log);
  const cabinets = new Cabinets(pool);
  await Promise.all(keys.map((key, at) => cabinets.claim(key, `Table ${at}`)));
  await pool.end();
}

async function rowsFigures(
  { tables: most, rows, seconds }: HallEffort,
  ids: readonly string[],
  { folder, nats, writer, database }: HallOfRows,
  undo: (() => Promise<unknown>)[],
) {
  const counts = [most / 100, most / 10, most].map((count) => Math.max(1, Math.round(count)));
  const inAll = counts.reduce((sum, count) => sum + Math.ceil(rows / count), 0) + seconds * 100;
  const tables = new Child<Tables>('../hall/tables.ts', 0, join(folder, KEYS_FILE), nats.url, `${inAll}`);
  undo.push(() => tables.end());
  const alone = rssBytesOf(nats.process.pid ?? 0);
  await tables.ask('connect', ids);
  const connected = rssBytesOf(nats.process.pid ?? 0);
  const figures: Figure[] = [wall(LINE_KB, 'kB', (connected - alone) / ids.length / 1024)];
  let rate = 0;
  const costs: number[] = [];
  for (const count of counts) {
    const before = await writer.ask('cost');
    const each = Math.ceil(rows / count);
    const ms = await tables.ask('flood', count, each);
    const { cpuMs, residentBytes } = await writer.ask('cost');
    rate = (1000 * count * each) / ms;
    const costUs = (1000 * (cpuMs - before.cpuMs)) / (count * each);
    costs.push(costUs);
    const limit = count === most ? { atLeast: ROWS_A_SECOND } : {};
    figures.push(
      wall(`${count} tables: rows a second into the database`, '1/s', rate, limit),
      wall(`${count} tables: CPU of ingest a row`, 'µs', costUs),
      wall(`${count} tables: memory of ingest`, 'MB', residentBytes / 1e6),
    );
  }
  const growth = (costs.at(-1) ?? Number.NaN) / (costs[0] ?? Number.NaN);
  figures.push(wall('CPU of ingest a row: most tables to fewest', 'times', growth, { atMost: GROWTH }));
  const dripped = LOAD * rate;
  const lags = summarise(await tables.ask('drip', dripped, seconds));
  figures.push(wall(ROW_BYTES, 'bytes', await rowBytes(database)));
  figures.push(wall('lag below half of the load, p99', 'ms', lags.p99, { atMost: LAG_MS }));
  return { figures, lags, rate: dripped };
}

async function rowBytes(database: string): Promise<number> {
  const pool = openPool(database, log);
  const sizes = "SELECT pg_total_relation_size('event')::float8 / count(*) AS bytes FROM event";
  const [found] = (await pool.query<{ readonly bytes: number }>(sizes)).rows;
  await pool.end();
  return found?.bytes ?? Number.NaN;
}
