/** What the hall says to one table: that somebody watches it, and orders. */
import type { Msg, NatsConnection } from '@nats-io/transport-node';
import { wireBytes } from '../wire/batch.ts';
import type { OrderAnswer } from '../wire/order.ts';
import { type Address, callsOf, viewCallOf } from '../wire/subjects.ts';

export interface CallTaker {
  /** Somebody at the hall watches this table: a `ViewCall`. */
  asked(call: Uint8Array): void;
  /** Its operator wants something of this table; undefined: it is none. */
  ordered(name: string, order: Uint8Array): Promise<OrderAnswer | undefined>;
}

export function hearCalls(connection: NatsConnection, address: Address, taker: CallTaker): void {
  const view = viewCallOf(address);
  const answer = async (message: Msg): Promise<void> => {
    const said = await taker.ordered(message.subject.split('.').at(-1) ?? '', message.data);
    if (said !== undefined && !connection.isClosed()) message.respond(wireBytes(said));
  };
  connection.subscribe(callsOf(address), {
    callback: (error, message) => {
      if (error !== null) return;
      if (message.subject === view) taker.asked(message.data);
      else void answer(message);
    },
  });
}
