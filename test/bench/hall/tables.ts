/** A thousand tables without a chip: each with a line of its own, and the feed of a real table over a journal that was played. */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { connect, jwtAuthenticator, type NatsConnection } from '@nats-io/transport-node';
import { ChainFeed } from '../../../src/hall/feed/chain-feed.ts';
import { openHallKeys, seedText } from '../../../src/hall/identity/hall-keys.ts';
import { servicePass } from '../../../src/hall/identity/jwt.ts';
import { answerSchema, heardAs } from '../../../src/hall/wire/batch.ts';
import { subjectOf } from '../../../src/hall/wire/subjects.ts';
import type { RowOutbox } from '../../../src/journal/outbox.ts';
import { nowMs, serve } from '../peers/child.ts';
import { cost, playedRows } from './shared.ts';

/** Each signs what the server asks, in JavaScript; that waits for 2 s. */
const AT_ONCE = 4;
const ANSWER_MS = 10_000;
/** A thousand knock at the same time. */
const PATIENCE_MS = 60_000;
/** As a table gathers. */
const GATHER_MS = 200;
/** Rows of one turn of the lever: what is written in one moment. */
const MOMENT = 4;

const [keysFile = '', server = '', rows = ''] = process.argv.slice(2);
const keys = openHallKeys(keysFile);
const journal = playedRows(Number(rows));
const texts = journal.map((row) => JSON.stringify(row));

class LoadTable {
  readonly #feed: ChainFeed;
  #has = 0;

  constructor(id: string, connection: NatsConnection) {
    const epoch = randomBytes(8).toString('hex');
    const linkAt = (seq: number) => journal.slice(seq - 1, seq);
    const outbox: RowOutbox = {
      epoch: async () => epoch,
      newest: async () => journal[this.#has - 1] ?? { seq: 0, hash: '' },
      links: async (_chain, seqs) => seqs.flatMap(linkAt),
      piece: async (_chain, after, most) => {
        const to = Math.min(this.#has, after + most.rows);
        const piece = Buffer.from(`[${texts.slice(after, to).join(',')}]`);
        return { rows: piece, count: Math.max(0, to - after), last: journal[to - 1] };
      },
      opened: async () => ({ rows: Buffer.from('[]'), count: 0, last: undefined }),
    };
    this.#feed = new ChainFeed(outbox, 'games', async (kind, message) => {
      const subject = subjectOf({ hall: keys.hall, table: id }, kind);
      const reply = await connection.request(subject, message, { timeout: ANSWER_MS }).catch(() => undefined);
      return reply && heardAs(answerSchema, reply.data);
    });
  }

  /** Resolves when the database has so many rows more. */
  async play(rows: number): Promise<void> {
    this.#has += rows;
    for (;;) {
      const step = await this.#feed.step();
      if (step === 'done') return;
      if (step !== 'sent' && step !== 'none') throw new Error(`the hall says ${step}`);
    }
  }
}

// One pass for all: to sign a thousand takes two minutes.
const { jwt, key } = await servicePass(keys.account, 'tables', Date.now());
const authenticator = jwtAuthenticator(jwt, new TextEncoder().encode(seedText(key)));
const tables: LoadTable[] = [];

const api = {
  async connect(ids: readonly string[]): Promise<void> {
    for (let from = 0; from < ids.length; from += AT_ONCE)
      await Promise.all(
        ids.slice(from, from + AT_ONCE).map(async (id) => {
          const connection = await connect({ servers: [server], authenticator, timeout: PATIENCE_MS });
          tables.push(new LoadTable(id, connection));
        }),
      );
  },
  /** The first so many tables send so many rows each, as fast as they are taken: in ms. */
  async flood(count: number, rowsEach: number): Promise<number> {
    const fromMs = nowMs();
    await Promise.all(tables.slice(0, count).map((table) => table.play(rowsEach)));
    return nowMs() - fromMs;
  },
  /** All tables play, so many rows a second together: from each moment to when the database has it, in ms. */
  async drip(rowsPerSecond: number, seconds: number): Promise<readonly number[]> {
    const lags: number[] = [];
    const everyMs = (tables.length * MOMENT * 1000) / rowsPerSecond;
    const endMs = nowMs() + seconds * 1000;
    const live = async (table: LoadTable, at: number): Promise<void> => {
      await pause((everyMs * at) / tables.length);
      while (nowMs() < endMs) {
        const fromMs = nowMs();
        await pause(GATHER_MS);
        await table.play(MOMENT);
        lags.push(nowMs() - fromMs);
        await pause(Math.max(0, fromMs + everyMs - nowMs()));
      }
    };
    await Promise.all(tables.map(live));
    return lags;
  },
  cost,
};
export type Tables = typeof api;
serve(api);
