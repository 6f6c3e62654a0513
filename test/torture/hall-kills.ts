/** A hall and its tables while everything of it is killed, cut, filled up, put back and copied: in the end nothing is missing. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Campaign, must, type Trial } from './campaign.ts';
import type { Chance } from './chance.ts';
import type { Cabinet } from './hall/cabinet.ts';
import { asideOf, forkSeenMs } from './hall/database.ts';
import { rowsIn } from './hall/journal-copy.ts';
import { Venue } from './hall/venue.ts';

const KILLS = ['table', 'hub', 'leaf', 'ingest', 'office', 'gateway', 'database'] as const;
const OTHERS = ['line', 'disk', 'restored', 'copied'] as const;
type Mishap = (typeof KILLS)[number] | (typeof OTHERS)[number];

/** Each once, and then at random: tables and lines are what fails most. */
const FIRST: readonly Mishap[] = [...KILLS, ...OTHERS];
const LATER: readonly Mishap[] = [...KILLS, ...KILLS, 'table', 'table', 'table', 'line', 'line', ...OTHERS];

const TABLES = { full: 20, quick: 3 } as const;
/** Of table time, while a line is cut. */
const CUT_MS = { full: 150_000, quick: 20_000 } as const;
const PIECE_MS = 10_000;
const LIVES_MS = 2500;
const AWAY_MS = 2000;
/** Of wall time: tables play on meanwhile. */
const FULL_MS = 4000;
const SHOWN_WITHIN_MS = 2000;

const SHOWN = 'boards right after the line’s return at most';
const ROWS = 'rows';

export const HALL_KILLS: Campaign = {
  name: 'hall',
  what:
    'mishaps of a hall of twenty tables with the real firmware, nats-server (hub and leaf) and PostgreSQL: tables, servers, ingest, ' +
    'office, gateways and database killed by SIGKILL, lines cut for minutes of play, a full disk, restored journals, copied cards, ' +
    'clocks days apart. In the end journals and database agree row by row and hash by hash, nobody saw a score that was later ' +
    'gone, and, in full, both boards are right 2 s after a line is back',
  tries: { full: 170, quick: FIRST.length },
  told: [SHOWN, ROWS, 'killed', 'database on'],
  async run(trial) {
    const isFull = trial.tries >= HALL_KILLS.tries.full;
    const size = isFull ? 'full' : 'quick';
    const venue = new Venue(trial.chance.fork(), TABLES[size]);
    try {
      await venue.open();
      const fate = new Fate(venue, trial, CUT_MS[size]);
      for (let tries = 0; tries < trial.tries; tries += 1) {
        const mishap = FIRST[tries] ?? trial.chance.pick(LATER);
        if (!(await trial.attempt(mishap, () => fate.happen(mishap)))) break;
      }
      await venue.rest();
      let rows = 0;
      for (const table of venue.tables)
        await trial.attempt(`the end of ${table.place.name}`, async () => {
          rows += await venue.agrees(table);
          venue.seen.get(table)?.check(table.data);
        });
      trial.figures.set(ROWS, `${rows}`);
      trial.figures.set('killed', `${fate.kills}`);
      trial.figures.set('database on', venue.servers.disk);
      const slowest = Number.parseFloat(trial.figures.get(SHOWN) ?? 'NaN');
      if (isFull && !(slowest <= SHOWN_WITHIN_MS))
        trial.lose(`a board was right ${slowest} ms after the line`);
    } finally {
      await venue.close();
    }
  },
};

class Fate {
  kills = 0;
  #copies = 0;
  readonly #venue: Venue;
  readonly #trial: Trial;
  readonly #chance: Chance;
  readonly #cutMs: number;

  constructor(venue: Venue, trial: Trial, cutMs: number) {
    this.#venue = venue;
    this.#trial = trial;
    this.#chance = trial.chance;
    this.#cutMs = cutMs;
  }

  /** Throws, as a loss, where what was played then does not get into the database. */
  async happen(mishap: Mishap): Promise<void> {
    if ((KILLS as readonly Mishap[]).includes(mishap)) this.kills += 1;
    await this.#begin(mishap);
    await this.#venue.with(this.#chance, (table) => this.#venue.agrees(table));
  }

  async #begin(mishap: Mishap): Promise<void> {
    const { servers, parts } = this.#venue;
    switch (mishap) {
      case 'table':
        return this.#venue.with(this.#chance, (table) => this.#killTable(table));
      case 'hub':
        return this.#away(servers.killHub, () => servers.startHub());
      case 'leaf':
        return this.#away(servers.killLeaf, () => servers.startLeaf());
      case 'database':
        return this.#away(servers.killDatabase, () => servers.startDatabase());
      case 'ingest':
      case 'office':
      case 'gateway':
        await pause(this.#chance.between(0, LIVES_MS));
        parts[mishap].kill();
        return parts[mishap].runs();
      case 'line':
        return this.#venue.with(this.#chance, (table) => this.#cutLine(table));
      case 'disk':
        servers.fillDisk();
        await pause(FULL_MS);
        return servers.makeRoom();
      case 'restored':
        return this.#venue.with(this.#chance, (table) => this.#restore(table));
      case 'copied':
        return this.#venue.with(this.#chance, (table) => this.#copy(table));
      default:
        mishap satisfies never;
    }
  }

  async #away(kill: () => Promise<void>, start: () => Promise<void>): Promise<void> {
    await pause(this.#chance.between(0, LIVES_MS));
    await kill();
    await pause(this.#chance.between(0, AWAY_MS));
    await start();
  }

  async #killTable(table: Cabinet): Promise<void> {
    table.playOn();
    await pause(this.#chance.between(0, LIVES_MS));
    await table.kill();
    this.#venue.seen.get(table)?.check(table.data);
    await table.start();
  }

  async #cutLine(table: Cabinet): Promise<void> {
    table.cut(this.#chance.pick(['refused', 'silent']));
    for (let ms = 0; ms < this.#cutMs; ms += PIECE_MS) await table.play(PIECE_MS);
    await this.#venue.calmly(async () => {
      table.mend();
      this.#trial.worst(SHOWN, await this.#venue.shown(table), 'ms');
    });
  }

  async #restore(table: Cabinet): Promise<void> {
    const { seen, pool } = this.#venue;
    await table.kill();
    const backup = table.backUp();
    await table.start();
    await table.play(PIECE_MS);
    await this.#venue.agrees(table);
    await table.kill();
    seen.get(table)?.check(table.data);
    const before = await asideOf(pool, table.id);
    table.restore(backup);
    await table.start();
    seen.get(table)?.forget();
    await this.#venue.agrees(table);
    must((await asideOf(pool, table.id)) > before, 'what the journal lost was thrown away');
  }

  async #copy(table: Cabinet): Promise<void> {
    const { pool } = this.#venue;
    await table.kill();
    this.#copies += 1;
    const copy = table.copied(`${table.place.folder}-copy-${this.#copies}`);
    try {
      copy.cut('refused');
      await Promise.all([table.start(), copy.open()]);
      // Two journals with one name differ only when both have been played on.
      await grow(table);
      await grow(copy);
      await this.#venue.agrees(table);
      const before = await forkSeenMs(pool, table.id);
      copy.mend();
      await this.#venue.until(
        async () => must((await forkSeenMs(pool, table.id)) > before, 'a copied card is not refused'),
        table.place.name,
      );
      await copy.play(PIECE_MS);
    } finally {
      await copy.close();
    }
    await this.#venue.agrees(table);
  }
}

/** Plays until something of it is in the journal. */
async function grow(table: Cabinet): Promise<void> {
  const rows = () => rowsIn(table.data, 'games').length;
  const before = rows();
  do await table.play(PIECE_MS);
  while (rows() === before);
}
