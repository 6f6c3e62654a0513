/**
 * The conversation with the firmware, pure: bytes and times go in; frames, presses and status come out at once.
 * HELLO until WELCOME, then CONFIG until its ACK and the first INPUT, then pictures, texts and tones as the table wants.
 */
import type { Input } from '../../../hardware/cabinet.ts';
import { WIRE_TIMES } from '../../../hardware/wire-times.ts';
import type { Fault } from '../../fault/fault.ts';
import type { Picture, Tone } from '../../table/picture/picture.ts';
import { Blame } from './blame.ts';
import { CoinReceiver } from './coin-receiver.ts';
import type { ExchangeListener, ExchangeOptions, Phase } from './exchange-options.ts';
import type { Frame } from './frame.ts';
import { Greeting } from './greeting.ts';
import { Health } from './health.ts';
import { InputReceiver } from './input-receiver.ts';
import { Line } from './line.ts';
import { decodeMessage, isFromBoard, type MessageOf } from './message.ts';
import { Outbox } from './outbox.ts';
import { Outputs } from './outputs.ts';
import { type Firmware, firmwareOf, mismatch } from './status-text.ts';

export class Exchange {
  readonly coins: CoinReceiver;
  readonly #options: ExchangeOptions;
  readonly #listener: ExchangeListener;
  readonly #line = new Line();
  readonly #greeting: Greeting;
  readonly #outbox: Outbox;
  readonly #outputs: Outputs;
  readonly #inputs: InputReceiver;
  readonly health = new Health();
  readonly #blame: Blame;
  #phase: Phase = 'closed';
  #lastGoodMs = 0;
  /** While bytes are being taken in, only pictures go out at once: nothing stands before the answer to a press. */
  #receiving = false;
  firmware: Firmware = { text: '', isOther: false };
  #strange = 0;

  constructor(options: ExchangeOptions, listener: ExchangeListener) {
    this.#options = options;
    this.#listener = listener;
    this.#outbox = new Outbox((frame) => listener.write(frame));
    this.#greeting = new Greeting(this.#outbox, options.expected.protocolHash, options.drawSession);
    this.#blame = new Blame(this.#outbox, options);
    this.#outputs = new Outputs(this.#outbox);
    this.#inputs = new InputReceiver(this.#outbox);
    this.coins = new CoinReceiver(this.#outbox, options.drawSession, listener);
  }

  get ready(): boolean {
    return this.#phase === 'ready';
  }

  get fault(): Fault | undefined {
    return this.#blame.fault;
  }

  /** Inputs that move faster than people can press: they do not count until they rest. */
  get chattering(): readonly Input[] {
    return this.#inputs.chattering;
  }

  get counters(): Health['counters'] {
    return {
      ...this.#line.counters,
      strangeFrames: this.#strange,
      ...this.#inputs.counters,
      resentFrames: this.#outbox.resent,
      ...this.health.counters,
    };
  }

  /** True when the newest picture is on the LEDs and the newest text on the display. */
  get settled(): boolean {
    return this.ready && this.#outputs.settled(this.#inputs.latched);
  }

  /** When `tick` or `isOverdue` has something to say, Infinity while the link is closed. */
  get nextAt(): number {
    if (this.#phase === 'closed') return Number.POSITIVE_INFINITY;
    if (this.#phase === 'greeting')
      return Math.min(this.#greeting.nextAt, this.#lastGoodMs + WIRE_TIMES.reopenMs);
    return Math.min(
      this.#lastGoodMs + WIRE_TIMES.silentMs,
      this.#outbox.nextAt,
      this.#inputs.signOfLifeAt,
      this.#blame.nextAt(this.ready),
    );
  }

  /** True when the board has been silent for so long that the link should be opened again. */
  isOverdue(nowMs: number): boolean {
    return this.#phase !== 'closed' && nowMs >= this.#lastGoodMs + WIRE_TIMES.reopenMs;
  }

  opened(nowMs: number): void {
    this.#line.reset();
    this.#blame.opened();
    // Counted from here: opening a real port resets the board into its bootloader, which is silent too.
    this.#lastGoodMs = nowMs;
    this.#greet(nowMs);
  }

  closed(): void {
    this.#phase = 'closed';
    this.#blame.clear();
  }

  receive(chunk: Uint8Array, nowMs: number): void {
    let reported = false;
    this.#receiving = true;
    try {
      for (const frame of this.#line.read(chunk, nowMs)) reported = this.#take(frame, nowMs) || reported;
    } finally {
      this.#receiving = false;
    }
    if (this.ready) this.#outputs.pumpPictures(nowMs);
    if (reported) this.#inputs.acknowledge(nowMs);
    this.#pump(nowMs);
    this.#judge(nowMs);
  }

  tick(nowMs: number): void {
    if (this.#phase === 'closed') return;
    if (this.#phase === 'greeting') {
      if (nowMs >= this.#greeting.nextAt) this.#greeting.hello(this.#blame.isRefused, nowMs);
    } else if (nowMs >= this.#lastGoodMs + WIRE_TIMES.silentMs) {
      this.#blame.silent(this.ready, nowMs);
      this.#greet(nowMs);
    } else {
      this.#pump(nowMs);
      this.#outbox.resendDue(nowMs);
      if (nowMs >= this.#inputs.signOfLifeAt) this.#inputs.acknowledge(nowMs);
      this.#judge(nowMs);
    }
  }

  show(picture: Picture, nowMs: number): void {
    this.#outputs.show(picture);
    if (this.ready) this.#outputs.pumpPictures(nowMs);
  }

  display(text: string, nowMs: number): void {
    this.#outputs.display(text);
    this.#pump(nowMs);
  }

  /** Dropped when the board is not ready: a late tone is worse than none. */
  tone(tone: Tone, nowMs: number): void {
    if (!this.ready) return;
    this.#outputs.tone(tone);
    this.#pump(nowMs);
  }

  /** Says how the cabinet is built; whatever the board shows is drawn anew. */
  fit(nowMs: number): void {
    if (this.#phase !== 'settling' && !this.ready) return;
    this.#outputs.fit(this.#options.cabinet, nowMs, () => this.#settle());
  }

  /** The board gave no answer in time, or answers for somebody else: begin again from nothing. */
  #greet(nowMs: number): void {
    this.#greeting.session.renew();
    this.#phase = 'greeting';
    this.#greeting.hello(this.#blame.isRefused, nowMs);
    this.#listener.changed();
  }

  /** True when the frame was an INPUT that must be acknowledged. */
  #take(frame: Frame, nowMs: number): boolean {
    const received = decodeMessage(frame);
    // Some USB bridges echo what the host sends (arduino/ArduinoCore-avr issue 167).
    if (received === undefined || !isFromBoard(received)) {
      this.#strange += 1;
      return false;
    }
    const origin = this.#greeting.session.judge(received.message.session);
    if (this.#phase === 'closed' || origin === 'late') return false;
    if (origin === 'foreign') {
      this.#strange += 1;
      if (this.#phase !== 'greeting' && this.#greeting.mayRenew(nowMs)) this.#greet(nowMs);
      return false;
    }
    if (this.#phase === 'greeting' && received.name !== 'welcome') return false;
    this.#lastGoodMs = nowMs;
    this.#inputs.heard(nowMs);
    switch (received.name) {
      case 'welcome':
        if (this.#phase === 'greeting' && this.#greeting.takeAnswer()) this.#welcome(received.message, nowMs);
        return false;
      case 'input':
        this.#input(received.message, nowMs);
        return true;
      case 'coins':
        this.coins.take(received.message, nowMs);
        return false;
      case 'ack':
        this.#outputs.acknowledge(received.message.acked);
        return false;
      case 'status':
        if (this.health.take(received.message, nowMs)) this.#listener.changed();
        return false;
    }
  }

  #welcome(welcome: MessageOf<'welcome'>, nowMs: number): void {
    const { expected, port } = this.#options;
    this.firmware = firmwareOf(welcome, expected);
    const refusal = mismatch(welcome, expected, port);
    this.#blame.welcomed(refusal, nowMs);
    this.health.take(welcome, nowMs);
    if (refusal === undefined) {
      this.#greeting.session.answered();
      this.#phase = 'settling';
      this.#inputs.begin(this.#greeting.session.number, welcome.previousSession);
      this.#outputs.restart();
      this.coins.begin();
      this.fit(nowMs);
    }
    this.#listener.changed();
  }

  #input(input: MessageOf<'input'>, nowMs: number): void {
    const before = this.#inputs.chattering.join();
    const report = this.#inputs.take(input, nowMs);
    this.#settle();
    if (this.#inputs.chattering.join() !== before) this.#listener.changed();
    if (report !== undefined) this.#listener.inputs(report);
  }

  #settle(): void {
    if (this.#phase !== 'settling' || !this.#inputs.counting || this.#outbox.countUnderWay('config') > 0)
      return;
    this.#phase = 'ready';
    this.#blame.clear();
    this.#listener.changed();
  }

  #judge(nowMs: number): void {
    const talks = this.ready || this.#phase === 'settling';
    if (talks && this.#blame.judge(this.ready, nowMs)) this.#listener.changed();
  }

  #pump(nowMs: number): void {
    if (!this.ready || this.#receiving) return;
    this.#outputs.pump(nowMs);
    this.coins.pump(nowMs);
  }
}
