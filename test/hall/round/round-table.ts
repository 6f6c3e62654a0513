/** A whole table with a board in memory that plays a round of a real hall, and is taken in there. */
import { expect, onTestFinished } from 'vitest';
import type { RoundThrow } from '../../../src/game/index.ts';
import { FARKLE, type FarkleRules, type FiveDiceRules, RULE_SETS, YAHTZEE } from '../../../src/game/index.ts';
import { startTableFeed, type TableFeed } from '../../../src/hall/feed/start.ts';
import { CLAIM_PATH } from '../../../src/hall/wire/desk.ts';
import type { RowOutbox } from '../../../src/journal/outbox.ts';
import { openSqliteJournal } from '../../../src/journal/thread/sqlite-journal.ts';
import { LateRounds } from '../../../src/open-hall.ts';
import { TABLE_DEFAULTS } from '../../../src/table/options.ts';
import { TestTable } from '../../app/test-table.ts';
import { dataFolder } from '../../journal/folder.ts';
import { quiet, type TestHall, until } from '../rig.ts';

/** Two boxes: two turns a player. */
const SHORT: FiveDiceRules = {
  ...{ ...YAHTZEE, id: 'short', menu: 'SHORT', inMenu: true },
  boxes: YAHTZEE.boxes.filter(({ category }) => category === 'ones' || category === 'chance'),
};
/** A few turns. */
const SMALL: FarkleRules = { ...FARKLE, id: 'small', menu: 'SMALL', target: 3000 };
export const SETS = [...RULE_SETS, SHORT, SMALL];

export class RoundTable {
  readonly rounds = new LateRounds();
  readonly #hall: TestHall;
  readonly #name: string;
  readonly #folder = dataFolder();
  #feed: TableFeed | undefined;
  #journal: (Awaited<ReturnType<typeof openSqliteJournal>> & RowOutbox) | undefined;
  #table: TestTable | undefined;
  readonly #asked: RoundThrow[] = [];
  #dealing: Promise<unknown> = Promise.resolve();

  constructor(hall: TestHall, name: string) {
    this.#hall = hall;
    this.#name = name;
    onTestFinished(() => this.stop());
  }

  get table(): TestTable {
    if (this.#table === undefined) throw new Error('It is not running.');
    return this.#table;
  }

  /** What it has asked last. */
  get asked(): RoundThrow {
    const asked = this.#asked.at(-1);
    if (asked === undefined) throw new Error('It has asked nothing.');
    return asked;
  }

  /** The hall answers in its own time, however busy it is; the table's runs ahead of that. */
  async answered(): Promise<void> {
    await this.#dealing;
  }

  async start(): Promise<void> {
    const journal = await openSqliteJournal(this.#folder);
    this.#journal = journal;
    await this.connect();
    const { rounds } = this;
    const dealer = {
      call: undefined,
      get offer() {
        return rounds.offer;
      },
      deal: (asked: RoundThrow) => {
        this.#asked.push(asked);
        const dealt = rounds.deal(asked);
        this.#dealing = Promise.allSettled([dealt]);
        return dealt;
      },
    };
    this.#table = await TestTable.start({
      ...{ rounds: dealer, wrapJournal: () => journal },
      options: { ...TABLE_DEFAULTS, ruleSets: SETS },
    });
    this.#table.loop.subscribe(() => this.#feed?.follow());
  }

  /** The line is up, and stays so. */
  async connect(): Promise<void> {
    const { rounds } = this;
    const feed = startTableFeed({
      ...{ folder: this.#folder, url: this.#hall.url, nats: '', ca: '', log: quiet, changed() {} },
      ...{ settingOf: () => undefined, urgent: () => '', carryOut: async () => ({ done: true, text: '' }) },
      outbox: this.#journal as RowOutbox,
      beat: async () => ({
        ...{ version: '1', board: 'ready', faults: [], events: 0, freeBytes: 1 },
        ...{ firmware: null, backupAgeMs: null, celsius: null, currency: null },
      }),
      ...{ snapshot: () => null, sits: () => undefined, pair: () => undefined },
    });
    this.#feed = feed;
    rounds.hall = feed.rounds;
    await until(() => feed.feed.state === 'waiting' || feed.feed.state === 'well');
    if (feed.feed.state === 'waiting')
      await this.#hall.desk(CLAIM_PATH, { code: feed.code, name: this.#name });
    await until(() => feed.feed.state === 'well');
  }

  async disconnect(): Promise<void> {
    this.rounds.hall = undefined;
    await this.#feed?.close();
    this.#feed = undefined;
  }

  /** As when the power goes: what is not durable is gone. */
  async stop(): Promise<void> {
    await this.#table?.loop.close();
    this.#table = undefined;
    await this.disconnect();
    await this.#journal?.close();
    this.#journal = undefined;
  }

  /** From attract into the round, by its buttons. */
  async enter(no: number): Promise<void> {
    await this.#feed?.rounds.look();
    await this.table.press('lever');
    for (let presses = 0; this.table.display !== `ROUND ${no}`; presses += 1) {
      if (presses > 20) throw new Error(`No round: ${this.table.display}`);
      await this.table.press('next');
    }
    await this.table.press('lever');
    await this.table.advance(400);
    expect(this.table.game?.round?.id).toBe(`${no}`);
  }

  /** One turn: these slots stay after the first roll. */
  async turn(...slots: readonly number[]): Promise<void> {
    await this.table.roll();
    await this.table.keep(...slots);
    await this.choose();
  }

  async choose(): Promise<void> {
    await this.table.press('next', 'select', 'select');
    await this.table.advance(500);
  }
}
