/** What the hall's operator asks of this table. Only what the hall itself has signed counts, for this table, now, and once. */
import { fromPublic } from '@nats-io/nkeys';
import { messageOf } from '../../fault/fault.ts';
import { issuerOf } from '../identity/jwt.ts';
import { heardAs } from '../wire/batch.ts';
import { idOf } from '../wire/ids.ts';
import {
  type HallOrder,
  ORDER_LIFE_MS,
  type OrderAnswer,
  orderSchema,
  orderText,
  type SignedOrder,
  signedOrderSchema,
} from '../wire/order.ts';
import type { TablePass } from './table-pass.ts';

/** Of newest orders, which are not done again: far more than come while one is not late yet. */
const REMEMBERED = 200;

export interface OrdersParts {
  readonly pass: Pick<TablePass, 'kept' | 'table'>;
  /** Never rejects for what people can mend. */
  carryOut(order: HallOrder): Promise<OrderAnswer>;
  readonly log: { info(fields: object, message: string): void; warn(message: string): void };
  readonly wallNow: () => number;
}

export class Orders {
  readonly #parts: OrdersParts;
  readonly #done: string[] = [];

  constructor(parts: OrdersParts) {
    this.#parts = parts;
  }

  /** `name`: of the subject that it came on. Undefined: this is nothing of our hall's, and nobody is answered. */
  async take(name: string, bytes: Uint8Array): Promise<OrderAnswer | undefined> {
    const { pass, carryOut, log, wallNow } = this.#parts;
    const order = this.#read(bytes);
    if (order === undefined || order.name !== name || order.table !== pass.table) {
      log.warn('Somebody asked this table for something that its hall has not signed');
      return undefined;
    }
    if (!(Math.abs(wallNow() - Date.parse(order.beat)) <= ORDER_LIFE_MS) || this.#done.includes(order.id))
      return { done: false, text: { say: 'order.late' } };
    this.#done.push(order.id);
    if (this.#done.length > REMEMBERED) this.#done.shift();
    const { id, who } = order;
    log.info({ order: name, who, id }, 'The hall asks');
    return carryOut(order).catch((error: unknown): OrderAnswer => {
      log.warn(messageOf(error));
      return { done: false, text: messageOf(error) };
    });
  }

  #read(bytes: Uint8Array): HallOrder | undefined {
    const signed = heardAs(signedOrderSchema, bytes);
    const { kept } = this.#parts.pass;
    const account = kept && issuerOf(kept.jwt);
    if (signed === undefined || kept === undefined || account === undefined) return undefined;
    if (!isSigned(account, kept.hall, signed)) return undefined;
    return heardAs(orderSchema, new TextEncoder().encode(signed.order));
  }
}

function isSigned(account: string, hall: string, { order, sign }: SignedOrder): boolean {
  try {
    return (
      idOf(account) === hall && fromPublic(account).verify(orderText(order), Buffer.from(sign, 'base64'))
    );
  } catch {
    return false;
  }
}
