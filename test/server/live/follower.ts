/** What a page makes of the frames that it hears: the newest snapshot. It can lose its line, and come back with what it has. */
import { inflateSync } from 'node:zlib';
import { wantsOf } from '../../../src/server/live/live-route.ts';
import type { ViewerSocket, Wants } from '../../../src/server/live/told.ts';
import type { Versions } from '../../../src/server/live/versions.ts';
import { changed, type Json } from '../../../src/server/view/change.ts';
import type { Beat, LiveMessage, Snapshot } from '../../../src/server/view/messages.ts';

export class Follower implements ViewerSocket {
  shown: Snapshot | undefined;
  /** Of its messages, one after the other. */
  readonly types: LiveMessage['type'][] = [];
  bytes = 0;
  lastBeat: Beat | undefined;
  /** To a ping. */
  answer: () => void = () => {};
  readonly #packed: boolean;

  constructor(packed = false) {
    this.#packed = packed;
  }

  /** As its address would ask for it. */
  wants(versions: Versions): Wants {
    const { shown } = this;
    const at = shown === undefined ? '' : `${shown.epoch}.${shown.seq}`;
    return wantsOf(`/live?at=${at}${this.#packed ? '&packed' : ''}`, versions);
  }

  write(frame: Buffer): boolean {
    this.bytes += frame.length;
    this.hear(messageIn(frame));
    return true;
  }

  hear(message: LiveMessage): void {
    this.types.push(message.type);
    if (message.type === 'beat') this.lastBeat = message;
    if (message.type === 'snapshot') this.shown = message;
    if (message.type !== 'changes') return;
    if (this.shown?.seq !== message.from) throw new Error('These are changes to something else.');
    const after = changed(this.shown as unknown as Json, message.change) as unknown as Snapshot;
    this.shown = { ...after, seq: message.seq };
  }

  ping(): void {
    this.answer();
  }

  terminate(): void {}
}

/** RFC 6455, section 5.2: 0x81 is text, 0x82 bytes; behind them the length in one of three forms. */
export function messageIn(frame: Buffer): LiveMessage {
  const from = { 126: 4, 127: 10 }[frame[1] as number] ?? 2;
  const payload = frame.subarray(from);
  return JSON.parse(String(frame[0] === 0x82 ? inflateSync(payload) : payload)) as LiveMessage;
}
