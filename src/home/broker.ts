/** The port to a broker: short texts by topic, of which it keeps the newest for whoever asks later. */
import type { Text } from '../language/sentence.ts';

export interface Message {
  readonly topic: string;
  readonly text: string;
}

export interface Session {
  /** What the broker says, and keeps, when the table is gone without a word. */
  readonly will: Message;
  /** Topics of orders. */
  readonly orders: readonly string[];
  /** At the first connection and at every later one: a broker that was started again may have forgotten everything. */
  connected(): void;
  /** Each time it cannot be reached, or is gone; `why` in the words of system or broker where we have none of our own, empty where they have none. */
  away(why: Text): void;
  ordered(message: Message): void;
}

export interface Broker {
  /** What is published while the broker is away is lost: `connected` is when to say it again. */
  publish(message: Message, kept: 'kept' | 'passing'): void;
  /** With these as the last words, if it is there to hear them. */
  close(last: Message): Promise<void>;
}

export type Connect = (session: Session) => Broker;
