/**
 * All tables of a hall as its operators see them, and what they ask of one: noted, signed, asked, and the answer noted too. What was
 * heard last is kept in the database now and then, so that a hall that starts again does not begin with nothing.
 */
import { randomBytes } from 'node:crypto';
import { errors, type NatsConnection } from '@nats-io/transport-node';
import { messageOf } from '../../fault/fault.ts';
import type { HallKeys } from '../identity/hall-keys.ts';
import type { HallRelease } from '../office/releases.ts';
import type { Acts } from '../store/acts.ts';
import type { Beats, HeardBeat, Member } from '../store/beats.ts';
import type { Cabinets } from '../store/cabinets.ts';
import type { Wanted } from '../store/wanted.ts';
import { heardAs, wireBytes } from '../wire/batch.ts';
import { AWAY_AFTER_MS, beatSchema } from '../wire/beat.ts';
import {
  type HallOrder,
  type OrderAnswer,
  type OrderName,
  orderAnswerSchema,
  orderText,
  type PlainOrder,
} from '../wire/order.ts';
import { everySubject, orderOf, tableOf } from '../wire/subjects.ts';
import { knownText } from './known-text.ts';
import { WantedSender } from './wanted-sender.ts';

export interface FleetParts {
  readonly connection: NatsConnection;
  readonly keys: HallKeys;
  readonly acts: Acts;
  readonly beats: Beats;
  readonly wanted: Wanted;
  readonly cabinets: Pick<Cabinets, 'groups'>;
  readonly log: { warn(message: string): void };
  readonly wallNow: () => number;
}

const KEEP_MS = 10_000;
/** A table answers at once; a backup of years of games takes a while on a card. */
const ANSWER_MS: Readonly<Record<OrderName, number>> = {
  ...{ identify: 5000, restart: 5000, settings: 10_000 },
  backup: 60_000,
  // Over a line of 2 Mbit/s, and unpacked on a card.
  update: 20 * 60_000,
};

/** An order before it has a number and a time. */
type Asked = OrderWithout<HallOrder>;
type OrderWithout<One> = One extends HallOrder ? Omit<One, 'id' | 'beat'> : never;

export class Fleet {
  readonly #parts: FleetParts;
  readonly #heard = new Map<string, HeardBeat>();
  readonly #unkept = new Map<string, HeardBeat>();
  readonly #timer: NodeJS.Timeout;
  readonly #wanted: WantedSender;

  constructor(parts: FleetParts) {
    this.#parts = parts;
    const { connection, keys, wallNow } = parts;
    this.#wanted = new WantedSender({
      ...parts,
      send: (table, { who, revision, keys: values }) =>
        this.#ask({ who, table, name: 'settings', revision, keys: values }, `${revision}`),
    });
    connection.subscribe(everySubject(keys.hall, 'beat'), {
      callback: (error, message) => {
        const table = error === null ? tableOf(message.subject) : undefined;
        const beat = table && heardAs(beatSchema, message.data);
        if (table === undefined || !beat) return;
        const heard = { beat, heardMs: wallNow() };
        this.#heard.set(table, heard);
        this.#unkept.set(table, heard);
        this.#wanted.heard(table, beat);
      },
    });
    this.#timer = setInterval(() => void this.#keep(), KEEP_MS).unref();
  }

  async members(): Promise<readonly Member[]> {
    const members = await this.#parts.beats.members();
    return members.map((member) => ({ ...member, heard: this.#heard.get(member.id) ?? member.heard }));
  }

  /** Never rejects for a table that is away, or does not answer. */
  ask(who: string, table: string, name: PlainOrder): Promise<OrderAnswer> {
    return this.#ask({ who, table, name }, '');
  }

  update(who: string, table: string, { file, bytes }: HallRelease): Promise<OrderAnswer> {
    return this.#ask({ who, table, name: 'update', file, bytes }, file);
  }

  /** What tables are to have, or which of them belong together, was changed: those that are here need not wait. */
  async wantedChanged(): Promise<void> {
    await this.#wanted.read();
    for (const [table, { beat, heardMs }] of this.#heard)
      if (this.#parts.wallNow() - heardMs < AWAY_AFTER_MS) this.#wanted.heard(table, beat);
  }

  async close(): Promise<void> {
    this.#wanted.close();
    clearInterval(this.#timer);
    await this.#keep();
  }

  async #ask(asked: Asked, about: string): Promise<OrderAnswer> {
    const { acts } = this.#parts;
    const { who, name, table } = asked;
    const no = await acts.begin({ who, what: name, table, about });
    const answer = await this.#request(asked);
    await acts.end(no, answer);
    return answer;
  }

  async #request(asked: Asked): Promise<OrderAnswer> {
    const { connection, keys, wallNow } = this.#parts;
    const { table, name } = asked;
    const heard = this.#heard.get(table);
    if (heard === undefined || wallNow() - heard.heardMs >= AWAY_AFTER_MS)
      return { done: false, text: { say: 'order.away' } };
    const order = JSON.stringify({
      ...asked,
      ...{ id: randomBytes(16).toString('hex'), beat: heard.beat.at },
    } satisfies HallOrder);
    const sign = Buffer.from(keys.account.sign(orderText(order))).toString('base64');
    try {
      const subject = orderOf({ hall: keys.hall, table }, name);
      const reply = await connection.request(subject, wireBytes({ order, sign }), {
        timeout: ANSWER_MS[name],
      });
      const answer = heardAs(orderAnswerSchema, reply.data);
      if (answer !== undefined) return { ...answer, text: knownText(answer.text) };
    } catch (error) {
      // Whoever does not listen has not heard it either.
      if (error instanceof errors.RequestError && error.isNoResponders())
        return { done: false, text: { say: 'order.away' } };
    }
    return { done: false, text: { say: 'order.noAnswer' } };
  }

  async #keep(): Promise<void> {
    if (this.#unkept.size === 0) return;
    const beats = new Map(this.#unkept);
    this.#unkept.clear();
    // What is not kept now is said again within half a minute.
    await this.#parts.beats.keep(beats).catch((error: unknown) => this.#parts.log.warn(messageOf(error)));
  }
}
