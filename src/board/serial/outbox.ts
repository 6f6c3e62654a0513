/** Everything that goes out: sequence numbers, and acknowledged frames that are resent until their ACK or a newer one. */
import { type MessageName, WIRE_TIMES } from '../../../hardware/protocol.ts';
import { encodeMessage, type MessageOf } from './message.ts';

interface UnderWay {
  readonly seq: number;
  readonly frame: Uint8Array;
  readonly acked: () => void;
  sentMs: number;
}

export class Outbox {
  readonly #write: (frame: Uint8Array) => void;
  /** By what the frame is about: a newer frame about the same thing takes the older one's place. */
  readonly #underWay = new Map<string, UnderWay>();
  #seq = 0;
  #lastSentMs = Number.NEGATIVE_INFINITY;
  resent = 0;

  constructor(write: (frame: Uint8Array) => void) {
    this.#write = write;
  }

  /** When the last frame of any kind was sent. */
  get lastSentMs(): number {
    return this.#lastSentMs;
  }

  /** When the next frame must be resent, Infinity when none is under way. */
  get nextAt(): number {
    let earliest = Number.POSITIVE_INFINITY;
    for (const { sentMs } of this.#underWay.values())
      earliest = Math.min(earliest, sentMs + WIRE_TIMES.frameResendMs);
    return earliest;
  }

  /** Sends once: the message is repeated by other rules, or may be lost. */
  post<N extends MessageName>(name: N, message: MessageOf<N>, nowMs: number): void {
    this.#send(encodeMessage(name, this.#nextSeq(), message), nowMs);
  }

  /** Sends until acknowledged; a frame under way with the same `about` is not resent any more. Returns its seq. */
  deliver<N extends MessageName>(
    about: string,
    name: N,
    message: MessageOf<N>,
    nowMs: number,
    acked: () => void,
  ): number {
    const seq = this.#nextSeq();
    const frame = encodeMessage(name, seq, message);
    // Deleted first, so that resends keep the order of sending.
    this.#underWay.delete(about);
    this.#underWay.set(about, { seq, frame, acked, sentMs: nowMs });
    this.#send(frame, nowMs);
    return seq;
  }

  /** Takes an ACK; one for a frame that is not under way any more does nothing. */
  acknowledge(seq: number): void {
    for (const [about, entry] of this.#underWay)
      if (entry.seq === seq) {
        this.#underWay.delete(about);
        entry.acked();
        return;
      }
  }

  resendDue(nowMs: number): void {
    for (const entry of this.#underWay.values())
      if (entry.sentMs + WIRE_TIMES.frameResendMs <= nowMs) {
        entry.sentMs = nowMs;
        this.resent += 1;
        this.#send(entry.frame, nowMs);
      }
  }

  /** How many frames are under way whose `about` begins with this. */
  countUnderWay(prefix: string): number {
    let count = 0;
    for (const about of this.#underWay.keys()) if (about.startsWith(prefix)) count += 1;
    return count;
  }

  /** A new session: what was under way belongs to the old one. */
  clear(): void {
    this.#underWay.clear();
  }

  #send(frame: Uint8Array, nowMs: number): void {
    this.#lastSentMs = nowMs;
    this.#write(frame);
  }

  #nextSeq(): number {
    this.#seq = (this.#seq + 1) % 256;
    return this.#seq;
  }
}
