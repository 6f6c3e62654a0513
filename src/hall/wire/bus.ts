/** What watching needs of the wire, on both sides; NATS is behind it, and in tests a hall in memory. */
export interface HallBus {
  /** Everything on this subject, until what it returns is called. */
  hear(subject: string, take: (subject: string, bytes: Uint8Array) => void): () => void;
  /** To whoever hears it now: nothing is kept. */
  say(subject: string, bytes: Uint8Array): void;
  /** False while there is no connection: what is shown then may be old. */
  readonly isConnected: boolean;
}
