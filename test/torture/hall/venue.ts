/** A whole hall: servers, parts, tables with the real firmware, and people who look at both gateways. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { HallCard, HallSnapshot } from '../../../src/hall/board/messages.ts';
import { Cabinets } from '../../../src/hall/store/cabinets.ts';
import { migrateStore } from '../../../src/hall/store/migrations.ts';
import type { Snapshot } from '../../../src/server/view/messages.ts';
import { freePort } from '../../rig/free-port.ts';
import { must } from '../campaign.ts';
import type { Chance } from '../chance.ts';
import { Cabinet } from './cabinet.ts';
import { agreed } from './database.ts';
import { Part } from './part.ts';
import { Seen } from './seen.ts';
import { Servers } from './servers.ts';
import { Watch } from './watch.ts';

const PATIENCE_MS = 120_000;
const LOOK_MS = 100;
const DAY_MS = 86_400_000;
/** Clocks of tables are wrong by up to so much. */
const SKEW_DAYS = { least: -3, most: 3 } as const;
/** Two play at a time, one a core: twenty emulated chips are more than two cores carry. */
const PLAYERS = 2;
const PLAYS_MS = { least: 3000, most: 12_000 } as const;

/** A card of the board, by what a table's own page calls its screens. */
const STATES: Readonly<Record<string, HallCard['state']>> = {
  ...{ attract: 'free', setup: 'waiting', turn: 'playing', over: 'over' },
};

interface Parts {
  /** With an ingest and a gateway of its own. */
  readonly office: Part;
  readonly ingest: Part;
  readonly gateway: Part;
}

export class Venue {
  readonly servers: Servers;
  readonly tables: readonly Cabinet[];
  readonly seen = new Map<Cabinet, Seen>();
  readonly pool: pg.Pool;
  readonly #folder: string;
  readonly #chance: Chance;
  readonly #busy = new Set<Cabinet>();
  readonly #watches: Watch[] = [];
  /** What each gateway's board shows, by table. */
  readonly #boards: HallSnapshot['tables'][] = [{}, {}];
  #parts: Parts | undefined;
  #officePort = 0;
  #isCalm = false;
  #isOver = false;
  #broken: unknown;
  #playing: readonly Promise<void>[] = [];

  constructor(chance: Chance, count: number) {
    this.#chance = chance;
    const folder = mkdtempSync(join(tmpdir(), 'dicetable-venue-'));
    chmodSync(folder, 0o711);
    this.#folder = folder;
    mkdirSync(join(folder, 'hall'));
    chmodSync(join(folder, 'hall'), 0o711);
    const place = [process.pid >> 8, process.pid].map((number) => ((number & 0xff) % 254) + 1);
    this.servers = new Servers(join(folder, 'hall'), place as [number, number]);
    this.pool = new pg.Pool({ connectionString: this.servers.database, max: 4 });
    this.pool.on('error', () => {});
    this.pool.on('connect', (client) => client.on('error', () => {}));
    this.tables = Array.from({ length: count }, (_, at) => {
      const port = at % 2 === 0 ? 'hub' : 'leaf';
      return new Cabinet({
        ...{ folder: join(folder, `table-${at}`), name: `Bar ${at}`, seed: at + 1 },
        ...{ office: () => this.#officePort, nats: () => this.servers.ports[port] },
        skewMs: Math.round(chance.between(SKEW_DAYS.least, SKEW_DAYS.most) * DAY_MS),
      });
    });
    for (const table of this.tables) this.seen.set(table, new Seen());
  }

  get parts(): Parts {
    if (this.#parts === undefined) throw new Error('it is not open');
    return this.#parts;
  }

  async open(): Promise<void> {
    const { servers, tables } = this;
    await servers.open();
    const client = await this.pool.connect();
    await migrateStore(client);
    client.release();
    // As an operator does who has typed the code of each.
    for (const { key, place } of tables) await new Cabinets(this.pool).claim(key, place.name);
    const [office, first, second] = [await freePort(), await freePort(), await freePort()];
    this.#officePort = office;
    const common = [
      '--folder',
      join(this.#folder, 'hall'),
      '--nats',
      servers.hub,
      '--database',
      servers.database,
    ];
    const here = ['--host', '127.0.0.1'];
    this.#parts = {
      office: new Part(...common, ...here, '--port', `${office}`, '--gateway-port', `${first}`),
      ingest: new Part('ingest', ...common),
      gateway: new Part('gateway', ...common, ...here, '--port', `${second}`),
    };
    const { office: part, ingest, gateway } = this.#parts;
    await Promise.all([part.runs(), ingest.runs(), gateway.runs()]);
    for (const [at, port] of [first, second].entries())
      this.#watches.push(
        new Watch(port, '/hall/live', (board) => {
          this.#boards[at] = (board as HallSnapshot).tables;
        }),
      );
    await each(tables, (table) => table.open());
    for (const [at, table] of tables.entries())
      this.#watches.push(
        new Watch(at % 2 === 0 ? second : first, `/hall/live?table=${table.id}`, (snapshot) =>
          this.seen.get(table)?.note(snapshot as Snapshot),
        ),
      );
    this.#playing = Array.from({ length: PLAYERS }, () =>
      this.#playOn(this.#chance.fork()).catch((error: unknown) => {
        this.#broken ??= error;
      }),
    );
  }

  /** Nobody else plays at this table until `work` is done. */
  async with<T>(chance: Chance, work: (table: Cabinet) => Promise<T>): Promise<T> {
    let table: Cabinet;
    do {
      table = chance.pick(this.tables);
      if (this.#busy.has(table)) await pause(LOOK_MS);
    } while (this.#busy.has(table));
    this.#busy.add(table);
    try {
      return await work(table);
    } finally {
      this.#busy.delete(table);
    }
  }

  /** Throws unless the database has soon what the journal of this table has, which plays nothing meanwhile. */
  async agrees(table: Cabinet): Promise<number> {
    return this.until(() => agreed(this.pool, table.id, table.data), table.place.name);
  }

  /** How long it takes until both boards show what the table shows, while nobody plays. */
  async shown(table: Cabinet): Promise<number> {
    const fromMs = performance.now();
    await this.until(async () => {
      const { screen, totals } = table.shows ?? { screen: '', totals: [] };
      for (const board of this.#boards) {
        const card = board[table.id];
        must(card?.state === STATES[screen], `the board says ${card?.state}, the table ${screen}`);
        if (screen !== 'turn' && screen !== 'over') continue;
        const told = card?.players.map(({ total }) => total).join();
        must(told === totals.join(), `the board says ${told}, the table ${totals}`);
      }
    }, table.place.name);
    return performance.now() - fromMs;
  }

  /** Nobody plays while this is done. */
  async calmly<T>(work: () => Promise<T>): Promise<T> {
    this.#isCalm = true;
    try {
      await this.until(() => must(this.#busy.size <= 1, 'somebody still plays'), 'calm');
      return await work();
    } finally {
      this.#isCalm = false;
    }
  }

  async until<T>(work: () => Promise<T> | T, what: string): Promise<T> {
    const giveUpMs = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (performance.now() > giveUpMs)
          throw new Error(`${what}: ${error instanceof Error ? error.message : error}`);
        await pause(LOOK_MS);
      }
    }
  }

  /** Nobody plays any more. Rejects where a table has ended by itself. */
  async rest(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#playing);
    if (this.#broken !== undefined) throw this.#broken;
  }

  async close(): Promise<void> {
    this.#isOver = true;
    for (const watch of this.#watches) watch.close();
    await Promise.all(this.tables.map((table) => table.close()));
    await Promise.all(Object.values(this.#parts ?? {}).map((part) => part.close()));
    await this.pool.end();
    await this.servers.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #playOn(chance: Chance): Promise<void> {
    while (!this.#isOver) {
      if (this.#isCalm) await pause(LOOK_MS);
      else await this.with(chance, (table) => table.play(chance.between(PLAYS_MS.least, PLAYS_MS.most)));
    }
  }
}

/** Two at a time: one a core. */
async function each<T>(list: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const left = [...list];
  const take = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all([take(), take()]);
}
