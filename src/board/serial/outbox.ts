/** Everything that goes out: sequence numbers, and acknowledged frames that are resent until their ACK or a newer one. */
import type { MessageName } from '../../../hardware/protocol.ts';
import { WIRE_TIMES } from '../../../hardware/wire-times.ts';
import { encodeMessage, type MessageOf } from './message.ts';

interface UnderWay {
  readonly seq: number;
  readonly frame: Uint8Array;
  readonly acked: () => void;
  sentMs: number;
  /** Since when nothing that is about this has been acknowledged. */
  waitingMs: number;
}

/** A board that takes nothing for so long is asked less often, after twenty times. */
const EAGER_MS = 500;

export class Outbox {
  readonly #write: (frame: Uint8Array) => void;
  /** By what the frame is about: a newer frame about the same thing takes the older one's place. */
  readonly #underWay = new Map<string, UnderWay>();
  /** What each of the last 256 frames was about. */
  readonly #abouts: (string | undefined)[] = [];
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
    for (const entry of this.#underWay.values()) earliest = Math.min(earliest, dueMs(entry));
    return earliest;
  }

  /** When a frame will have waited for so long that the board must be called deaf; Infinity when none is under way. */
  get deafAt(): number {
    let earliest = Number.POSITIVE_INFINITY;
    for (const { waitingMs } of this.#underWay.values())
      earliest = Math.min(earliest, waitingMs + WIRE_TIMES.reopenMs);
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
    const waitingMs = this.#underWay.get(about)?.waitingMs ?? nowMs;
    this.#abouts[seq] = about;
    // Deleted first, so that resends keep the order of sending.
    this.#underWay.delete(about);
    this.#underWay.set(about, { seq, frame, acked, sentMs: nowMs, waitingMs });
    this.#send(frame, nowMs);
    return seq;
  }

  /** Takes an ACK; one for a frame that a newer one has replaced says no more than that the board listens. */
  acknowledge(seq: number): void {
    const about = this.#abouts[seq];
    const entry = about === undefined ? undefined : this.#underWay.get(about);
    if (about === undefined || entry === undefined) return;
    if (entry.seq === seq) {
      this.#underWay.delete(about);
      entry.acked();
    } else entry.waitingMs = entry.sentMs;
  }

  resendDue(nowMs: number): void {
    for (const entry of this.#underWay.values())
      if (dueMs(entry) <= nowMs) {
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
    this.#abouts[this.#seq] = undefined;
    return this.#seq;
  }
}

function dueMs({ sentMs, waitingMs }: UnderWay): number {
  return sentMs + (sentMs - waitingMs < EAGER_MS ? WIRE_TIMES.frameResendMs : WIRE_TIMES.keepAliveMs);
}
