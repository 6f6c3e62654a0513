/**
 * What a hall carries on two cores: rows into the database, their lag below half of that, and what a viewer costs at a gateway.
 * The tables have a feed and a line of their own each, and no chip; servers, ingest and gateways are the real ones.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createUser } from '@nats-io/nkeys';
import { RULE_SETS } from '../../src/game/index.ts';
import { connectService, KEYS_FILE, openPool } from '../../src/hall/hall.ts';
import { type HallKeys, openHallKeys } from '../../src/hall/identity/hall-keys.ts';
import { accountJwt, serverTrust } from '../../src/hall/identity/jwt.ts';
import { startNats } from '../../src/hall/servers/nats.ts';
import { startPostgres } from '../../src/hall/servers/postgres.ts';
import { Cabinets } from '../../src/hall/store/cabinets.ts';
import { wireBytes } from '../../src/hall/wire/batch.ts';
import { idOf } from '../../src/hall/wire/ids.ts';
import { subjectOf } from '../../src/hall/wire/subjects.ts';
import { Publication } from '../../src/server/live/publication.ts';
import { StandInTable } from '../browser/stand-in-table.ts';
import { freePort } from '../torture/hall/servers.ts';
import { type Figure, type Report, summarise } from './figures.ts';
import { capacity, type Measured } from './hall/capacity.ts';
import type { Crowd } from './hall/crowd.ts';
import { log } from './hall/shared.ts';
import type { Shower } from './hall/shower.ts';
import type { Tables } from './hall/tables.ts';
import type { Writer } from './hall/writer.ts';
import { Child } from './peers/child.ts';

export interface HallEffort {
  readonly tables: number;
  /** Sent in each of the floods, of a tenth of a tenth, a tenth and all of the tables. */
  readonly rows: number;
  readonly seconds: number;
  readonly viewers: number;
}

/** Targets. */
const ROWS_A_SECOND = 10_000;
const LAG_MS = 1000;
const DELIVERY_US = 14;
const DELIVERY_BYTES = 300;
const VIEWER_KB = 8;

/** Of what the database takes. */
const LOAD = 0.45;
const GATEWAYS = 2;
/** The crowd is other devices, and must not take the hall's cores. */
const CROWD_NICE = 10;
const WATCHED = 10;
const CHANGE_AFTER_MS = 500;
const SETTLE_MS = 3000;

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
    const rows = await rowsFigures(effort, tables, { folder, nats: nats.url, writer }, undo);
    const views = await viewFigures(effort, keys, tables.slice(0, WATCHED), { folder, nats: nats.url }, undo);
    return {
      title: `A hall of ${effort.tables} tables and ${effort.viewers} viewers on loopback, each part in a process of its own`,
      runs: [rows.lags],
      runNames: [`from a moment at the table to the commit, ${Math.round(rows.rate)} rows a second`],
      figures: [
        ...rows.figures,
        ...views,
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
  readonly nats: string;
}

const wall = (name: string, unit: string, value: number, limit: Partial<Figure> = {}): Figure => ({
  ...{ name, unit, value, wall: true },
  ...limit,
});

function measuredIn(figures: readonly Figure[], tables: number): Measured {
  const value = (wanted: string): number => figures.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return {
    rowsASecond: value(`${tables} tables: rows a second into the database`),
    deliveryUs: value('CPU of a gateway a delivery'),
    changeBytes: value('bytes of a change'),
    viewerKb: value('memory of a gateway a viewer'),
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
  { folder, nats, writer }: Hall & { readonly writer: Child<Writer> },
  undo: (() => Promise<unknown>)[],
) {
  const counts = [most / 100, most / 10, most].map((count) => Math.max(1, Math.round(count)));
  const inAll = counts.reduce((sum, count) => sum + Math.ceil(rows / count), 0) + seconds * 100;
  const tables = new Child<Tables>('../hall/tables.ts', 0, join(folder, KEYS_FILE), nats, `${inAll}`);
  undo.push(() => tables.end());
  await tables.ask('connect', ids);
  const figures: Figure[] = [];
  let rate = 0;
  for (const count of counts) {
    const before = await writer.ask('cost');
    const each = Math.ceil(rows / count);
    const ms = await tables.ask('flood', count, each);
    const { cpuMs, residentBytes } = await writer.ask('cost');
    rate = (1000 * count * each) / ms;
    const limit = count === most ? { atLeast: ROWS_A_SECOND } : {};
    figures.push(
      wall(`${count} tables: rows a second into the database`, '1/s', rate, limit),
      wall(`${count} tables: CPU of ingest a row`, 'µs', (1000 * (cpuMs - before.cpuMs)) / (count * each)),
      wall(`${count} tables: memory of ingest`, 'MB', residentBytes / 1e6),
    );
  }
  const dripped = LOAD * rate;
  const lags = summarise(await tables.ask('drip', dripped, seconds));
  figures.push(wall('lag below half of the load, p99', 'ms', lags.p99, { atMost: LAG_MS }));
  return { figures, lags, rate: dripped };
}

/** Tables change twice a second, as often as they may. */
async function viewFigures(
  { viewers, seconds }: HallEffort,
  keys: HallKeys,
  tables: readonly string[],
  { folder, nats }: Hall,
  undo: (() => Promise<unknown>)[],
): Promise<readonly Figure[]> {
  const connection = await connectService([nats], keys.account, 'views', { tls: undefined });
  undo.push(() => connection.close());
  const stand = new StandInTable(['Eric', 'Julie']);
  const publication = new Publication(RULE_SETS);
  stand.play([{ roll: '55534' }]);
  let changes = 0;
  const change = (): void => {
    const die = 1 + (changes % 5);
    stand.play([changes % 10 < 5 ? { hold: die } : { free: die }]);
    changes += 1;
    publication.take(stand.view());
    for (const table of tables)
      connection.publish(subjectOf({ hall: keys.hall, table }, 'view'), wireBytes(publication.newest));
  };
  const places = await Promise.all(
    Array.from({ length: GATEWAYS }, async () => {
      const shower = new Child<Shower>('../hall/shower.ts', 0, join(folder, KEYS_FILE), nats, ...tables);
      const crowd = new Child<Crowd>('../hall/crowd.ts', CROWD_NICE);
      undo.push(
        () => shower.end(),
        () => crowd.end(),
      );
      const port = await shower.ask('port');
      // One for each table first: its line is opened, and what it costs is not a viewer's.
      await crowd.ask('connect', port, tables, tables.length);
      change();
      await pause(SETTLE_MS);
      const empty = await shower.ask('cost');
      await crowd.ask('connect', port, tables, Math.round(viewers / GATEWAYS));
      return { shower, crowd, empty };
    }),
  );
  change();
  await pause(SETTLE_MS);
  const before = await Promise.all(places.map(({ shower }) => shower.ask('cost')));
  for (const { crowd } of places) await crowd.ask('clear');
  const fromChanges = changes;
  for (let at = 0; at < 2 * seconds; at += 1) {
    change();
    await pause(CHANGE_AFTER_MS);
  }
  await pause(SETTLE_MS);
  const after = await Promise.all(places.map(({ shower }) => shower.ask('cost')));
  const heard = await Promise.all(places.map(({ crowd }) => crowd.ask('counts')));
  const watched = await Promise.all(places.map(({ shower }) => shower.ask('viewers')));
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
  const all = sum(watched);
  const delivered = sum(heard.map(({ changes: changed }) => changed));
  const told = delivered + sum(heard.map(({ beats }) => beats));
  const cpuMs = sum(after.map((cost, at) => cost.cpuMs - (before[at]?.cpuMs ?? 0)));
  const bytes = sum(before.map((cost, at) => cost.residentBytes - (places[at]?.empty.residentBytes ?? 0)));
  return [
    wall('viewers at two gateways', '', all),
    wall(
      'changes that a viewer has not received',
      '%',
      100 * (1 - delivered / (all * (changes - fromChanges))),
      {
        atMost: 0,
      },
    ),
    wall('CPU of a gateway a delivery', 'µs', (1000 * cpuMs) / told, { atMost: DELIVERY_US }),
    wall('bytes of a change', 'bytes', sum(heard.map(({ changeBytes }) => changeBytes)) / delivered, {
      atMost: DELIVERY_BYTES,
    }),
    wall('memory of a gateway a viewer', 'kB', bytes / all / 1024, { atMost: VIEWER_KB }),
  ];
}
