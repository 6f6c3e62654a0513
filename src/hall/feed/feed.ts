/** The journal on its way to a hall, beside a table that plays: whatever becomes of network and hall, the table does not notice. */
import { setTimeout as pause } from 'node:timers/promises';
import type { NatsConnection } from '@nats-io/transport-node';
import { Fault, messageOf } from '../../fault/fault.ts';
import type { RowOutbox } from '../../journal/outbox.ts';
import type { Text } from '../../language/sentence.ts';
import { answerSchema, CHAINS, heardAs } from '../wire/batch.ts';
import { type Address, type AskKind, subjectOf } from '../wire/subjects.ts';
import { ChainFeed, type FeedAsk, type FeedTrouble } from './chain-feed.ts';
import { connectTable, type WayToHall } from './connect-table.ts';
import { type CallTaker, hearCalls } from './hear-calls.ts';
import type { TablePass } from './table-pass.ts';
import { Waker } from './waker.ts';

export type FeedState =
  /** Nobody has typed the table's code at the hall yet. */
  | 'waiting'
  | 'revoked'
  /** The hall does not answer. */
  | 'away'
  | 'sending'
  | 'well'
  | FeedTrouble;

export interface FeedParts extends WayToHall, CallTaker {
  readonly outbox: RowOutbox;
  readonly log: { warn(message: string): void };
  /** Somebody shows this state. */
  changed(): void;
  /** Whatever is said from now on is heard at the hall. */
  connected(): void;
}

const ANSWER_MS = 10_000;
const LOOK_MS = 30_000;
const GATHER_MS = 200;
/** Between two batches: fingers at the table come before a year of games. */
const REST_MS = 5;
/** Whoever watches a year of games go out sees it move. */
const BATCHES_A_LOOK = 20;
/** A batch that nobody has answered is sent again so much later. */
const SEND_AGAIN_MS = 1000;
/**
 * Between two tries to reach servers that are away: what was played meanwhile is on every board within 2 s of the line's return.
 * Spread, so that ten thousand tables do not come back in the same moment.
 */
const TRY_AGAIN_MS = { least: 300, more: 400 } as const;
/** While somebody stands at the hall with a code in the hand. */
const ASK_AGAIN_MS = 5000;
/** Servers that are away may have moved, or let this table in no more: the hall knows. */
const ASK_AWAY_MS = 10_000;
/** What a person has to mend may be mended. */
const TROUBLE_MS = 60_000;

export class Feed {
  readonly #parts: FeedParts;
  readonly #chains: readonly ChainFeed[];
  readonly #waker = new Waker();
  readonly #running: Promise<void>;
  #connection: NatsConnection | undefined;
  #address: Address | undefined;
  #state: FeedState = 'away';
  #why: Text = '';
  #askedMs = Number.NEGATIVE_INFINITY;
  #behind = 0;
  /** The hall has said what it thinks of this journal, or has not answered, since the line is there. */
  #isJudged = false;
  /** It has not refused it. */
  #mayShow = false;
  #isClosed = false;

  constructor(parts: FeedParts) {
    this.#parts = parts;
    const ask: FeedAsk = async (kind, message) =>
      heardAs(answerSchema, (await this.ask(kind, message, ANSWER_MS)) ?? new Uint8Array());
    this.#chains = CHAINS.map((chain) => new ChainFeed(parts.outbox, chain, ask));
    this.#running = this.#run();
  }

  get state(): FeedState {
    return this.#state;
  }

  /** Why the hall is away, in the words of system or certificate; '' where they have none. */
  get why(): Text {
    return this.#why;
  }

  /** Events that the database of the hall has not, as far as anybody has said: at first all. */
  get behind(): number {
    return this.#behind;
  }

  /** Something may have been written. What a person has to mend is not tried again for that. */
  poke(): void {
    if (this.#state === 'well' || this.#state === 'sending') this.#waker.wake();
  }

  /** Undefined: nobody has answered within so many ms. */
  async ask(kind: AskKind, message: Uint8Array, timeout: number): Promise<Uint8Array | undefined> {
    const [connection, address] = [this.#connection, this.#address];
    if (connection?.isClosed() !== false || address === undefined) return undefined;
    const asked = connection.request(subjectOf(address, kind), message, { timeout });
    return (await asked.catch(() => undefined))?.data;
  }

  /** To whoever listens; nobody while the hall is away. */
  say(kind: 'view' | 'beat', message: Uint8Array): void {
    // A copied card would show under the same name what never was at this table.
    if (kind === 'view' && !this.#mayShow) return;
    // A line that has just ended is noticed a moment later.
    if (this.#connection?.isClosed() === false && this.#address !== undefined)
      this.#connection.publish(subjectOf(this.#address, kind), message);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#connection?.close();
    this.#waker.wake();
    await this.#running;
  }

  async #run(): Promise<void> {
    await this.#measure().catch(() => {});
    while (!this.#isClosed) {
      await this.#once().catch((error: unknown) => {
        // A journal that cannot be read stops the table too, which tells it.
        this.#parts.log.warn(error instanceof Fault ? error.message : messageOf(error));
      });
      if (this.#isClosed) return;
      await this.#measure().catch(() => {});
      const isAway = this.#state === 'away';
      await this.#waker.sleep(isAway ? TRY_AGAIN_MS.least + Math.random() * TRY_AGAIN_MS.more : ASK_AGAIN_MS);
    }
  }

  /** From a pass to the end of a connection. */
  async #once(): Promise<void> {
    const { pass } = this.#parts;
    // Known for certain only from the hall itself; one that is away may still be heard at its servers.
    const said = pass.isOld(Date.now()) || this.#state !== 'away' ? await this.#ask() : 'claimed';
    if (said === 'waiting' || said === 'revoked') this.#become(said);
    else if (pass.kept === undefined) this.#become('away');
    const { kept } = pass;
    if (kept === undefined) return;
    this.#address = { hall: kept.hall, table: pass.table };
    const connection = await connectTable(this.#parts, kept).catch((error: unknown) => {
      this.#tell(messageOf(error));
      this.#become('away');
      // Beside the tries to come back: who does not answer must not keep them waiting.
      if (Date.now() - this.#askedMs >= ASK_AWAY_MS) void this.#askBeside();
      return undefined;
    });
    if (connection === undefined) return;
    this.#connection = connection;
    this.#tell('');
    try {
      await this.#serve(connection);
    } finally {
      this.#connection = undefined;
      await connection.close();
      if (!this.#isClosed && (this.#state === 'well' || this.#state === 'sending')) this.#become('away');
    }
  }

  async #ask(): ReturnType<TablePass['ask']> {
    const { pass } = this.#parts;
    this.#askedMs = Date.now();
    const said = await pass.ask();
    if (said === 'away') this.#tell(pass.why);
    return said;
  }

  async #askBeside(): Promise<void> {
    const said = await this.#ask().catch(() => 'away' as const);
    if (said !== 'claimed' && said !== 'away' && this.#connection === undefined) this.#become(said);
  }

  #tell(why: Text): void {
    if (JSON.stringify(why) !== JSON.stringify(this.#why)) this.#parts.changed();
    this.#why = why;
  }

  /** Until the connection is gone, or the pass is. */
  async #serve(connection: NatsConnection): Promise<void> {
    for (const chain of this.#chains) chain.forget();
    if (this.#address !== undefined) hearCalls(connection, this.#address, this.#parts);
    this.#isJudged = false;
    this.#mayShow = false;
    void connection.closed().then(() => this.#waker.wake());
    let wasCut = false;
    while (!this.#isClosed && !connection.isClosed()) {
      const trouble = await this.#sendAll(connection);
      if (trouble === 'stranger') return this.#become('revoked');
      await this.#measure();
      this.#become(trouble === 'none' ? 'away' : (trouble ?? 'well'));
      this.#judge(trouble === undefined || trouble === 'none');
      // What was said while a leaf was cut off from the hall, nobody has heard.
      if (wasCut && trouble === undefined) this.#parts.connected();
      wasCut = trouble === 'none';
      if (this.#isClosed || connection.isClosed()) return;
      await this.#waker.sleep(
        trouble === undefined ? LOOK_MS : trouble === 'none' ? SEND_AGAIN_MS : TROUBLE_MS,
      );
      // What is written within one moment goes out together.
      await pause(GATHER_MS, undefined, { ref: false });
      if (trouble !== undefined) for (const chain of this.#chains) chain.forget();
      if (this.#parts.pass.isOld(Date.now()) && (await this.#ask()) === 'claimed') return;
    }
  }

  /** Undefined: the hall has everything. */
  async #sendAll(connection: NatsConnection): Promise<FeedTrouble | 'none' | undefined> {
    for (const chain of this.#chains) {
      for (let batches = 1; ; batches += 1) {
        const step = await chain.step();
        if (step === 'done') break;
        if (step !== 'sent') return step;
        if (this.#isClosed || connection.isClosed()) return 'none';
        await pause(REST_MS, undefined, { ref: false });
        if (batches % BATCHES_A_LOOK === 0) {
          await this.#measure();
          this.#become('sending');
          this.#judge(true);
        }
      }
    }
    return undefined;
  }

  #judge(mayShow: boolean): void {
    this.#mayShow = mayShow;
    if (!this.#isJudged) this.#parts.connected();
    this.#isJudged = true;
  }

  async #measure(): Promise<void> {
    const newest = await Promise.all(CHAINS.map((chain) => this.#parts.outbox.newest(chain)));
    const behind = newest.reduce((sum, { seq }, at) => sum + seq - (this.#chains[at]?.confirmed ?? 0), 0);
    if (behind !== this.#behind) this.#parts.changed();
    this.#behind = behind;
  }

  #become(state: FeedState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#parts.changed();
  }
}
