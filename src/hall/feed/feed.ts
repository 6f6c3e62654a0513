/** The journal on its way to a hall, beside a table that plays: whatever becomes of network and hall, the table does not notice. */
import { connect, jwtAuthenticator, type Msg, type NatsConnection } from '@nats-io/transport-node';
import { Fault, messageOf } from '../../fault/fault.ts';
import type { RowOutbox } from '../../journal/outbox.ts';
import { seedText } from '../identity/hall-keys.ts';
import { answerSchema, CHAINS, heardAs, wireBytes } from '../wire/batch.ts';
import type { OrderAnswer } from '../wire/order.ts';
import { type Address, callsOf, inboxOf, subjectOf, viewCallOf } from '../wire/subjects.ts';
import { ChainFeed, type FeedAsk, type FeedTrouble } from './chain-feed.ts';
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

export interface FeedParts {
  readonly outbox: RowOutbox;
  readonly pass: TablePass;
  /** Certificate of who vouches for the hall, as a file; undefined: whom everybody trusts. */
  readonly ca: string | undefined;
  readonly log: { warn(message: string): void };
  /** Somebody shows this state. */
  changed(): void;
  /** Whatever is said from now on is heard at the hall. */
  connected(): void;
  /** Somebody at the hall watches this table: a `ViewCall`. */
  asked(call: Uint8Array): void;
  /** Its operator wants something of this table; undefined: it is none. */
  ordered(name: string, order: Uint8Array): Promise<OrderAnswer | undefined>;
}

const ANSWER_MS = 10_000;
const LOOK_MS = 30_000;
const GATHER_MS = 200;
/** Whoever watches a year of games go out sees it move. */
const BATCHES_A_LOOK = 20;
/** While nobody answers, each try is twice as long after the one before. */
const TRY_AGAIN_MS = { first: 1000, most: 30_000 } as const;
/** While somebody stands at the hall with a code in the hand. */
const ASK_AGAIN_MS = 5000;
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
  #behind = 0;
  #isClosed = false;

  constructor(parts: FeedParts) {
    this.#parts = parts;
    const ask: FeedAsk = async (kind, message) => {
      const [connection, address] = [this.#connection, this.#address];
      if (connection === undefined || address === undefined) return undefined;
      const reply = await connection
        .request(subjectOf(address, kind), message, { timeout: ANSWER_MS })
        .catch(() => undefined);
      return reply && heardAs(answerSchema, reply.data);
    };
    this.#chains = CHAINS.map((chain) => new ChainFeed(parts.outbox, chain, ask));
    this.#running = this.#run();
  }

  get state(): FeedState {
    return this.#state;
  }

  /** Events that the database of the hall has not, as far as anybody has said: at first all. */
  get behind(): number {
    return this.#behind;
  }

  /** Something may have been written. What a person has to mend is not tried again for that. */
  poke(): void {
    if (this.#state === 'well' || this.#state === 'sending') this.#waker.wake();
  }

  /** To whoever listens; nobody while the hall is away. */
  say(kind: 'view' | 'beat', message: Uint8Array): void {
    if (this.#connection !== undefined && this.#address !== undefined)
      this.#connection.publish(subjectOf(this.#address, kind), message);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#connection?.close();
    this.#waker.wake();
    await this.#running;
  }

  async #run(): Promise<void> {
    for (let waitMs: number = TRY_AGAIN_MS.first; !this.#isClosed; ) {
      const served = await this.#once().catch((error: unknown) => {
        // A journal that cannot be read stops the table too, which tells it.
        this.#parts.log.warn(error instanceof Fault ? error.message : messageOf(error));
        return false;
      });
      if (this.#isClosed) return;
      waitMs = served ? TRY_AGAIN_MS.first : Math.min(2 * waitMs, TRY_AGAIN_MS.most);
      await this.#measure().catch(() => {});
      await this.#waker.sleep(this.#state === 'waiting' ? ASK_AGAIN_MS : waitMs);
    }
  }

  /** From a pass to the end of a connection; whether there was one. */
  async #once(): Promise<boolean> {
    const { pass } = this.#parts;
    // Known for certain only from the hall itself; one that is away may still be heard at its servers.
    const said = pass.isOld(Date.now()) || this.#state !== 'away' ? await pass.ask() : 'claimed';
    if (said === 'waiting' || said === 'revoked') this.#become(said);
    else if (pass.kept === undefined) this.#become('away');
    const { kept } = pass;
    if (kept === undefined) return false;
    this.#address = { hall: kept.hall, table: pass.table };
    const connection = await this.#connect(kept.servers).catch(async () => {
      // The pass may be over, or taken back.
      const now = await pass.ask();
      this.#become(now === 'claimed' ? 'away' : now);
      return undefined;
    });
    if (connection === undefined) return false;
    this.#connection = connection;
    try {
      await this.#serve(connection);
    } finally {
      this.#connection = undefined;
      await connection.close();
      if (!this.#isClosed && (this.#state === 'well' || this.#state === 'sending')) this.#become('away');
    }
    return true;
  }

  #connect(servers: readonly string[]): Promise<NatsConnection> {
    const { pass, ca } = this.#parts;
    return connect({
      servers: [...servers],
      authenticator: jwtAuthenticator(
        () => pass.kept?.jwt ?? '',
        new TextEncoder().encode(seedText(pass.key)),
      ),
      inboxPrefix: inboxOf(pass.table),
      maxReconnectAttempts: 0,
      reconnect: false,
      timeout: ANSWER_MS,
      ...(ca === undefined ? {} : { tls: { caFile: ca } }),
    });
  }

  /** Until the connection is gone, or the pass is. */
  async #serve(connection: NatsConnection): Promise<void> {
    for (const chain of this.#chains) chain.forget();
    this.#hearCalls(connection);
    this.#parts.connected();
    void connection.closed().then(() => this.#waker.wake());
    while (!this.#isClosed && !connection.isClosed()) {
      const trouble = await this.#sendAll(connection);
      if (trouble === 'stranger') return this.#become('revoked');
      await this.#measure();
      if (trouble !== undefined && trouble !== 'none') this.#become(trouble);
      else if (trouble === undefined) this.#become('well');
      if (this.#isClosed || connection.isClosed()) return;
      await this.#waker.sleep(
        trouble === undefined ? LOOK_MS : trouble === 'none' ? TRY_AGAIN_MS.first : TROUBLE_MS,
      );
      // What is written within one moment goes out together.
      await new Promise((resolve) => setTimeout(resolve, GATHER_MS).unref());
      if (trouble !== undefined) for (const chain of this.#chains) chain.forget();
      if (this.#parts.pass.isOld(Date.now()) && (await this.#parts.pass.ask()) === 'claimed') return;
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
        if (batches % BATCHES_A_LOOK === 0) {
          await this.#measure();
          this.#become('sending');
        }
      }
    }
    return undefined;
  }

  #hearCalls(connection: NatsConnection): void {
    if (this.#address === undefined) return;
    const view = viewCallOf(this.#address);
    connection.subscribe(callsOf(this.#address), {
      callback: (error, message) => {
        if (error !== null) return;
        if (message.subject === view) this.#parts.asked(message.data);
        else void this.#answer(connection, message);
      },
    });
  }

  async #answer(connection: NatsConnection, message: Msg): Promise<void> {
    const answer = await this.#parts.ordered(message.subject.split('.').at(-1) ?? '', message.data);
    if (answer !== undefined && !connection.isClosed()) message.respond(wireBytes(answer));
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
