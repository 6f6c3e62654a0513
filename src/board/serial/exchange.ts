/**
 * The conversation with the firmware, pure: bytes and times go in; frames, presses and status come out at once.
 * HELLO until WELCOME, then CONFIG until its ACK and the first INPUT, then pictures, texts and tones as the table wants.
 */
import { WIRE_TIMES } from '../../../hardware/protocol.ts';
import { Fault } from '../../fault/fault.ts';
import type { Picture, Tone } from '../../table/picture/picture.ts';
import type { InputReport } from '../board.ts';
import type { Cabinet } from '../cabinet.ts';
import { type Frame, FrameDecoder } from './frame.ts';
import { Health } from './health.ts';
import { InputReceiver } from './input-receiver.ts';
import { decodeMessage, isFromBoard, type MessageOf } from './message.ts';
import { Outbox } from './outbox.ts';
import { Outputs } from './outputs.ts';
import { SessionNumber } from './session.ts';
import { type Expected, firmwareText, mismatch } from './status-text.ts';
import { configMessage } from './wanted.ts';

/** Called from within the methods of the exchange, in the order of what happens. */
export interface ExchangeListener {
  write(frame: Uint8Array): void;
  inputs(report: InputReport): void;
  changed(): void;
}

export interface ExchangeOptions {
  readonly cabinet: Cabinet;
  readonly expected: Expected;
  /** Name of the link, for messages to people. */
  readonly port: string;
  /** A session number, 1..65535, at random. */
  drawSession(): number;
}

/** `settling`: the board has answered; CONFIG is not acknowledged yet, or no INPUT has come. */
type Phase = 'closed' | 'greeting' | 'settling' | 'ready';

export class Exchange {
  readonly #options: ExchangeOptions;
  readonly #listener: ExchangeListener;
  readonly #decoder = new FrameDecoder();
  readonly #session: SessionNumber;
  readonly #outbox: Outbox;
  readonly #outputs: Outputs;
  readonly #inputs: InputReceiver;
  readonly #health = new Health();
  #phase: Phase = 'closed';
  #helloAt = 0;
  #lastGoodMs = 0;
  /** While bytes are being taken in, only pictures go out at once: nothing stands before the answer to a press. */
  #receiving = false;
  #fault: Fault | undefined;
  #firmware = '';
  #strange = 0;

  constructor(options: ExchangeOptions, listener: ExchangeListener) {
    this.#options = options;
    this.#listener = listener;
    this.#session = new SessionNumber(options.drawSession);
    this.#outbox = new Outbox((frame) => listener.write(frame));
    this.#outputs = new Outputs(this.#outbox);
    this.#inputs = new InputReceiver(this.#outbox);
  }

  get ready(): boolean {
    return this.#phase === 'ready';
  }

  get fault(): Fault | undefined {
    return this.#fault;
  }

  /** Empty before the first WELCOME. */
  get firmware(): string {
    return this.#firmware;
  }

  get health(): Pick<Health, 'stuck' | 'displays'> {
    return this.#health;
  }

  get counters(): Readonly<Record<string, number>> {
    return {
      damagedFrames: this.#decoder.damaged,
      strangeFrames: this.#strange,
      outdatedReports: this.#inputs.outdated,
      resentFrames: this.#outbox.resent,
      ...this.#health.counters,
    };
  }

  /** True when the newest picture is on the LEDs and the newest text on the display. */
  get settled(): boolean {
    return this.ready && this.#outputs.settled(this.#inputs.latched);
  }

  /** When `tick` or `isOverdue` has something to say, Infinity while the link is closed. */
  get nextAt(): number {
    if (this.#phase === 'closed') return Number.POSITIVE_INFINITY;
    if (this.#phase === 'greeting') return Math.min(this.#helloAt, this.#lastGoodMs + WIRE_TIMES.reopenMs);
    return Math.min(this.#lastGoodMs + WIRE_TIMES.silentMs, this.#outbox.nextAt, this.#inputs.signOfLifeAt);
  }

  /** True when the board has been silent for so long that the link should be opened again. */
  isOverdue(nowMs: number): boolean {
    return this.#phase !== 'closed' && nowMs >= this.#lastGoodMs + WIRE_TIMES.reopenMs;
  }

  opened(nowMs: number): void {
    this.#decoder.reset();
    // Counted from here: opening a real port resets the board into its bootloader, which is silent too.
    this.#lastGoodMs = nowMs;
    this.#greet(nowMs);
  }

  closed(): void {
    this.#phase = 'closed';
    this.#fault = undefined;
  }

  receive(chunk: Uint8Array, nowMs: number): void {
    let reported = false;
    this.#receiving = true;
    try {
      for (const frame of this.#decoder.push(chunk)) reported = this.#take(frame, nowMs) || reported;
    } finally {
      this.#receiving = false;
    }
    if (this.ready) this.#outputs.pumpPictures(nowMs);
    if (reported) this.#inputs.acknowledge(nowMs);
    this.#pump(nowMs);
  }

  tick(nowMs: number): void {
    if (this.#phase === 'closed') return;
    if (this.#phase === 'greeting') {
      if (nowMs >= this.#helloAt) this.#hello(nowMs);
    } else if (nowMs >= this.#lastGoodMs + WIRE_TIMES.silentMs) {
      this.#fault = new Fault('board-silent', { say: 'detail.silent', port: this.#options.port, seconds: 1 });
      this.#greet(nowMs);
    } else {
      this.#pump(nowMs);
      this.#outbox.resendDue(nowMs);
      if (nowMs >= this.#inputs.signOfLifeAt) this.#inputs.acknowledge(nowMs);
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

  /** The board gave no answer in time, or answers for somebody else: begin again from nothing. */
  #greet(nowMs: number): void {
    this.#session.renew();
    this.#phase = 'greeting';
    this.#hello(nowMs);
    this.#listener.changed();
  }

  #hello(nowMs: number): void {
    const { protocolHash } = this.#options.expected;
    this.#outbox.post('hello', { session: this.#session.number, protocolHash }, nowMs);
    // A board with another firmware is only asked now and then whether it is still there.
    const refused = this.#fault?.code === 'firmware-mismatch';
    this.#helloAt = nowMs + (refused ? WIRE_TIMES.silentMs : WIRE_TIMES.helloMs);
  }

  /** True when the frame was an INPUT that must be acknowledged. */
  #take(frame: Frame, nowMs: number): boolean {
    const received = decodeMessage(frame);
    // Some USB bridges echo what the host sends (arduino/ArduinoCore-avr issue 167).
    if (received === undefined || !isFromBoard(received)) {
      this.#strange += 1;
      return false;
    }
    const origin = this.#session.judge(received.message.session);
    if (this.#phase === 'closed' || origin === 'late') return false;
    if (origin === 'foreign') {
      this.#strange += 1;
      if (this.#phase !== 'greeting') this.#greet(nowMs);
      return false;
    }
    if (this.#phase === 'greeting' && received.name !== 'welcome') return false;
    this.#lastGoodMs = nowMs;
    switch (received.name) {
      case 'welcome':
        if (this.#phase === 'greeting') this.#welcome(received.message, nowMs);
        return false;
      case 'input':
        this.#input(received.message);
        return true;
      case 'ack':
        this.#outputs.acknowledge(received.message.acked);
        return false;
      case 'status':
        if (this.#health.take(received.message)) this.#listener.changed();
        return false;
    }
  }

  #welcome(welcome: MessageOf<'welcome'>, nowMs: number): void {
    const { expected, port, cabinet } = this.#options;
    this.#firmware = firmwareText(welcome, expected);
    this.#fault = mismatch(welcome, expected, port);
    this.#health.take(welcome);
    if (this.#fault === undefined) {
      this.#session.answered();
      this.#phase = 'settling';
      this.#inputs.begin(this.#session.number, welcome.previousSession);
      this.#outputs.restart();
      this.#outbox.deliver('config', 'config', configMessage(cabinet), nowMs, () => this.#settle());
    }
    this.#listener.changed();
  }

  #input(input: MessageOf<'input'>): void {
    const report = this.#inputs.take(input);
    this.#settle();
    if (report !== undefined) this.#listener.inputs(report);
  }

  #settle(): void {
    if (this.#phase !== 'settling' || !this.#inputs.counting || this.#outbox.countUnderWay('config') > 0)
      return;
    this.#phase = 'ready';
    this.#listener.changed();
  }

  #pump(nowMs: number): void {
    if (this.ready && !this.#receiving) this.#outputs.pump(nowMs);
  }
}
