/** A small model of the firmware's side of the wire, for tests of the exchange: what PROTOCOL.md demands, without a chip. */

import { INPUTS, type Input, LEDS } from '../../../hardware/cabinet.ts';
import { PROTOCOL_VERSION } from '../../../hardware/protocol.ts';
import { type SlotNumbers, slotNumbersOf } from '../../../hardware/slot-words.ts';
import { AGE_NONE, AGE_UNIT_US, WIRE_TIMES } from '../../../hardware/wire-times.ts';
import { FrameDecoder } from '../../../src/board/serial/frame.ts';
import {
  decodeMessage,
  encodeMessage,
  type MessageOf,
  type Received,
} from '../../../src/board/serial/message.ts';

export class ChipModel {
  readonly #write: (bytes: Uint8Array) => void;
  readonly #decoder = new FrameDecoder();
  session = 0;
  previousSession = 0;
  major: number = PROTOCOL_VERSION.major;
  protocolHash = 0x1234;
  firmwareHash = 0x9f3c01d2;
  slots: number = LEDS.slots;
  pixelsPerLane: number = LEDS.pixelsPerLane;
  stuck = 0;
  displays = 3;
  /** Every message of the host that arrived whole, oldest first. */
  readonly heard: Received[] = [];
  /** Every tone that was played. */
  readonly tones: MessageOf<'tone'>[] = [];
  /** Every picture that was shown, as slots of [plane 0, plane 1, palette] in content. */
  readonly pictures: string[] = [];
  text = '';
  silent = false;
  config: MessageOf<'config'> | undefined;
  #seq = 0;
  #toneSeq: number | undefined;
  #tiles: (readonly number[] | undefined)[] = [];
  #palettes: (readonly number[] | undefined)[] = [];
  #slots: readonly SlotNumbers[] | undefined;
  #number: number | undefined;
  #latched = 0;
  #levels = 0;
  #presses = new Uint8Array(INPUTS.length);
  #pressedAt: number | undefined;
  #report = 0;
  #acknowledged = true;
  #sentAt = Number.NEGATIVE_INFINITY;

  constructor(write: (bytes: Uint8Array) => void) {
    this.#write = write;
  }

  /** The picture on the LEDs; undefined before the first. */
  get picture(): string | undefined {
    return this.pictures.at(-1);
  }

  reset(): void {
    this.session = 0;
    this.previousSession = 0;
    this.#tiles = [];
    this.#palettes = [];
    this.#slots = undefined;
    this.#number = undefined;
    this.#latched = 0;
    this.#presses = new Uint8Array(INPUTS.length);
    this.#pressedAt = undefined;
    this.#levels = 0;
    this.#toneSeq = undefined;
    this.text = '';
  }

  press(input: Input, nowMs: number): void {
    const index = INPUTS.indexOf(input);
    this.#levels |= 1 << index;
    this.#presses = this.#presses.with(index, ((this.#presses[index] as number) + 1) & 0xff);
    this.#pressedAt = nowMs;
    this.#change(nowMs);
  }

  release(input: Input, nowMs: number): void {
    this.#levels &= ~(1 << INPUTS.indexOf(input));
    this.#change(nowMs);
  }

  receive(bytes: Uint8Array, nowMs: number): void {
    for (const frame of this.#decoder.push(bytes)) {
      const received = decodeMessage(frame);
      if (received !== undefined) this.#take(received, nowMs);
    }
  }

  tick(nowMs: number): void {
    const waitMs = this.#acknowledged ? WIRE_TIMES.keepAliveMs : WIRE_TIMES.inputResendMs;
    if (nowMs - this.#sentAt >= waitMs) this.#sendInput(nowMs);
  }

  status(counters: Partial<MessageOf<'status'>> = {}): void {
    this.send('status', {
      session: this.session,
      crcErrors: 0,
      overruns: 0,
      pictures: this.pictures.length,
      railMv: 5000,
      reference: 225,
      displays: this.displays,
      stuck: this.stuck,
      stackFree: 400,
      limited: 255,
      ...counters,
    });
  }

  send<N extends 'welcome' | 'input' | 'ack' | 'status'>(name: N, message: MessageOf<N>): void {
    this.#seq = (this.#seq + 1) % 256;
    if (!this.silent) this.#write(encodeMessage(name, this.#seq, message));
  }

  #take(received: Received, nowMs: number): void {
    this.heard.push(received);
    switch (received.name) {
      case 'hello':
        this.#hello(received.message.session, nowMs);
        return;
      case 'gotInput':
        if (received.message.report === this.#report) this.#acknowledged = true;
        return;
      case 'config':
        this.config = received.message;
        break;
      case 'tiles':
        for (let at = 0; at < received.message.rows.length; at += LEDS.height)
          this.#tiles[received.message.first + at / LEDS.height] = [
            ...received.message.rows.slice(at, at + LEDS.height),
          ];
        break;
      case 'palette':
        this.#palettes[received.message.palette] = [...received.message.colours];
        if (this.#slots?.some(({ palette }) => palette === received.message.palette)) this.#draw();
        break;
      case 'picture':
        this.#picture(received.message);
        break;
      case 'display':
        this.text = received.message.segments.join();
        break;
      case 'tone':
        if (received.seq !== this.#toneSeq) this.tones.push(received.message);
        this.#toneSeq = received.seq;
        break;
      default:
        return;
    }
    this.send('ack', { session: this.session, acked: received.seq });
  }

  #hello(session: number, nowMs: number): void {
    const isNew = session !== this.session;
    if (isNew) {
      this.previousSession = this.session;
      this.session = session;
      this.#slots = undefined;
      this.#number = undefined;
    }
    this.send('welcome', {
      session,
      previousSession: this.previousSession,
      ...PROTOCOL_VERSION,
      major: this.major,
      protocolHash: this.protocolHash,
      firmwareHash: this.firmwareHash,
      slots: this.slots,
      pixelsPerLane: this.pixelsPerLane,
      resetCause: 0,
      displays: this.displays,
      stuck: this.stuck,
    });
    if (isNew) this.#change(nowMs);
  }

  #picture({ picture, slots }: MessageOf<'picture'>): void {
    const isNewer = this.#number === undefined || ((picture - this.#number - 1) & 0xff) < 127;
    if (!isNewer) return;
    this.#number = picture;
    this.#slots = slotNumbersOf(slots);
    this.#draw();
    this.#latched = picture;
  }

  #draw(): void {
    if (this.#slots === undefined) return;
    const drawn = this.#slots.map(({ tiles, palette }) => [
      this.#tiles[tiles[0]],
      this.#tiles[tiles[1]],
      this.#palettes[palette],
    ]);
    this.pictures.push(JSON.stringify(drawn));
  }

  #change(nowMs: number): void {
    this.#report = (this.#report + 1) & 0xff;
    this.#acknowledged = false;
    this.#sendInput(nowMs);
  }

  #sendInput(nowMs: number): void {
    this.#sentAt = nowMs;
    const ageUs = this.#pressedAt === undefined ? Number.POSITIVE_INFINITY : (nowMs - this.#pressedAt) * 1000;
    this.send('input', {
      session: this.session,
      report: this.#report,
      levels: this.#levels,
      presses: this.#presses.slice(),
      age: Math.min(AGE_NONE, Math.floor(ageUs / AGE_UNIT_US)),
      latched: this.#latched,
    });
  }
}
