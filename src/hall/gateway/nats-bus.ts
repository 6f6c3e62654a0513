/** The wire of a hall over NATS. */
import type { NatsConnection } from '@nats-io/transport-node';
import type { HallBus } from '../wire/bus.ts';

export class NatsBus implements HallBus {
  readonly #connection: NatsConnection;
  #isConnected = true;

  constructor(connection: NatsConnection) {
    this.#connection = connection;
    void this.#follow();
  }

  get isConnected(): boolean {
    return this.#isConnected;
  }

  hear(subject: string, take: (subject: string, bytes: Uint8Array) => void): () => void {
    const subscription = this.#connection.subscribe(subject, {
      callback(error, message) {
        if (error === null) take(message.subject, message.data);
      },
    });
    return () => subscription.unsubscribe();
  }

  say(subject: string, bytes: Uint8Array): void {
    // What is asked while the line is down is asked again a second later: nothing is to wait for it.
    if (this.#isConnected && !this.#connection.isClosed()) this.#connection.publish(subject, bytes);
  }

  async #follow(): Promise<void> {
    for await (const { type } of this.#connection.status()) {
      if (type === 'disconnect') this.#isConnected = false;
      if (type === 'reconnect') this.#isConnected = true;
    }
    this.#isConnected = false;
  }
}
