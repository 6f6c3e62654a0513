/**
 * All tables of a hall, for whoever looks at `/hall`. That a table is there is always heard; what is played on each only while
 * somebody looks. Once a second at most, as one version for all.
 */
import { randomUUID } from 'node:crypto';
import type { Timer } from '../../clock/clock.ts';
import type { Limits } from '../../server/guard/limits.ts';
import { FanOut } from '../../server/live/fan-out.ts';
import type { Joined, ViewerSocket, Wants } from '../../server/live/told.ts';
import { Versions } from '../../server/live/versions.ts';
import type { WallClock } from '../../server/wall-clock.ts';
import { wireBytes } from '../wire/batch.ts';
import { AWAY_AFTER_MS } from '../wire/beat.ts';
import type { HallBus } from '../wire/bus.ts';
import { everySubject, tableOf, viewCallOf } from '../wire/subjects.ts';
import { heardView, type ShownView, type ViewCall } from '../wire/view.ts';
import { cardOf, isAtPlay } from './card.ts';
import type { HallContent } from './messages.ts';

const BOARD_MS = 1000;
/** Of tables that one board knows. */
const MOST_TABLES = 20_000;
/** A table that was silent for so long is no longer on the board. */
const FORGOTTEN_MS = 24 * 3_600_000;
/** Views are heard on for a while when nobody looks any more. */
const KEPT_MS = 15_000;

/** Tables tell views for as long as somebody asks; one that says nothing new is asked so often. */
const ASK_MS = 10_000;

interface Table {
  heardMs: number;
  view?: ShownView;
  /** Which one that is. */
  have: ViewCall['have'];
}

/** What the database of a hall says of its tables, by id. */
export interface KnownTables {
  /** As the hall calls them, a new map when they have changed; others are called by the beginning of their ids. */
  readonly names: () => ReadonlyMap<string, string>;
  /** Who is to play there. */
  readonly calls: () => ReadonlyMap<string, readonly string[]>;
}

/** How people call a table that nobody has given a name. */
const SHORT = 4;

export class TableBoard {
  readonly versions = new Versions();
  readonly #bus: HallBus;
  readonly #hall: string;
  readonly #known: KnownTables;
  readonly #clock: WallClock;
  readonly #fanOut: FanOut;
  readonly #tables = new Map<string, Table>();
  readonly #epoch = randomUUID();
  readonly #unhear: () => void;
  #unhearViews: (() => void) | undefined;
  /** Of whom the hall has told so far. */
  #named: ReadonlyMap<string, string> | undefined;
  #watchedMs = 0;
  #askedMs = 0;
  #wasConnected = true;
  #seq = 0;
  #timer: Timer;

  constructor(bus: HallBus, hall: string, known: KnownTables, clock: WallClock, limits: Limits) {
    this.#known = known;
    this.#bus = bus;
    this.#hall = hall;
    this.#clock = clock;
    const { versions } = this;
    this.#fanOut = new FanOut(clock, limits, {
      get newest() {
        return versions.newest;
      },
      frame: (from, packed) => versions.frame(from, packed),
      beat: () => versions.beat(bus.isConnected),
    });
    this.#unhear = bus.hear(everySubject(hall, 'beat'), (subject) => this.#beaten(subject));
    this.#nameTables();
    this.#timer = clock.after(BOARD_MS, () => this.#tick());
  }

  get viewers(): number {
    return this.#fanOut.viewers;
  }

  knows(table: string): boolean {
    return this.#tables.has(table);
  }

  join(socket: ViewerSocket, wants: Wants): Joined {
    this.#watch();
    return this.#fanOut.join(socket, wants);
  }

  close(): void {
    this.#timer.cancel();
    this.#unhear();
    this.#unhearViews?.();
    this.#fanOut.close();
  }

  #heard(subject: string): Table | undefined {
    const id = tableOf(subject);
    const table = id === undefined ? undefined : (this.#tables.get(id) ?? this.#add(id));
    if (table !== undefined) table.heardMs = this.#clock.now();
    return table;
  }

  #beaten(subject: string): void {
    const [id, table] = [tableOf(subject), this.#heard(subject)];
    // Somebody looks: is there anything newer? It beats at once when its line is back.
    if (id !== undefined && table !== undefined && this.#unhearViews !== undefined)
      this.#askOne(id, table.have);
  }

  /** Undefined: there are too many. */
  #add(id: string): Table | undefined {
    if (this.#tables.size >= MOST_TABLES) return undefined;
    const table = { heardMs: this.#clock.now(), have: null };
    this.#tables.set(id, table);
    return table;
  }

  /** Whoever starts to look on knows the tables of the hall before they are heard, and asks them at once. */
  #nameTables(): void {
    const names = this.#known.names();
    if (names === this.#named) return;
    this.#named = names;
    const added = [...names.keys()].filter((id) => !this.#tables.has(id));
    for (const id of added) this.#add(id);
    if (added.length > 0) this.#askedMs = Number.NEGATIVE_INFINITY;
  }

  #watch(): void {
    this.#watchedMs = this.#clock.now();
    if (this.#unhearViews !== undefined) return;
    this.#unhearViews = this.#bus.hear(everySubject(this.#hall, 'view'), (subject, bytes) => {
      const view = heardView(bytes);
      const table = view === undefined ? undefined : this.#heard(subject);
      if (table === undefined || view?.type !== 'snapshot') return;
      table.view = view.shown;
      table.have = { epoch: view.epoch, seq: view.seq };
    });
    this.#ask();
    this.#publish();
  }

  #ask(): void {
    this.#askedMs = this.#clock.now();
    for (const [table, { have }] of this.#tables) this.#askOne(table, have);
  }

  #askOne(table: string, have: ViewCall['have']): void {
    const call: ViewCall = { have };
    this.#bus.say(viewCallOf({ hall: this.#hall, table }), wireBytes(call));
  }

  #tick(): void {
    this.#timer = this.#clock.after(BOARD_MS, () => this.#tick());
    const now = this.#clock.now();
    for (const [id, { heardMs }] of this.#tables)
      if (now - heardMs >= FORGOTTEN_MS && !this.#named?.has(id)) this.#tables.delete(id);
    this.#nameTables();
    if (this.#fanOut.viewers > 0) this.#watchedMs = now;
    else if (now - this.#watchedMs >= KEPT_MS) {
      this.#unhearViews?.();
      this.#unhearViews = undefined;
    }
    if (this.#unhearViews === undefined) return;
    // What was said while the line was down, nobody here has heard.
    const isBack = this.#bus.isConnected && !this.#wasConnected;
    this.#wasConnected = this.#bus.isConnected;
    if (isBack || now - this.#askedMs >= ASK_MS) this.#ask();
    this.#publish();
  }

  #publish(): void {
    const now = this.#clock.now();
    const [names, calls] = [this.#known.names(), this.#known.calls()];
    const tables = [...this.#tables].map(([id, { heardMs, view }]) => {
      const card = cardOf(names.get(id) ?? id.slice(0, SHORT), now - heardMs >= AWAY_AFTER_MS, view);
      const called = calls.get(id);
      return [id, called === undefined || isAtPlay(card, called) ? card : { ...card, called }] as const;
    });
    const board: HallContent = { tables: Object.fromEntries(tables) };
    const content = JSON.stringify(board);
    if (content === this.versions.last?.content) return;
    this.#seq += 1;
    this.versions.add({ epoch: this.#epoch, seq: this.#seq }, content);
    this.#fanOut.publish();
  }
}
