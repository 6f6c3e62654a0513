/** The real firmware on the emulated Uno, spoken to message by message: what a host does, but nothing on its own. */

import { CONFIG_DEFAULTS, LEDS } from '../../hardware/cabinet.ts';
import { cabinetLimitMa, laneLimitMa } from '../../hardware/current.ts';
import type { MessageName } from '../../hardware/protocol.ts';
import { protocolHash } from '../../hardware/protocol-hash.ts';
import { slotWords } from '../../hardware/slot-words.ts';
import { FrameDecoder } from '../../src/board/serial/frame.ts';
import {
  decodeMessage,
  encodeMessage,
  type MessageOf,
  type Received,
} from '../../src/board/serial/message.ts';
import { Uno, type UnoOptions } from '../../src/uno/uno.ts';
import { firmwareProgram } from './build.ts';

export type Heard<N extends MessageName> = MessageOf<N> & { readonly seq: number; readonly atMs: number };

const PROGRAM = firmwareProgram();
/** Boot: RAM is cleared and all pixels are darkened. */
const BOOT_MS = 10;

/** All pixels of both matrices of a lane lit, in colour 1. */
const FULL_TILE: readonly number[] = Array(8).fill(0xff);

export class BoardRig {
  readonly uno: Uno;
  readonly #decoder = new FrameDecoder();
  readonly #heard: { readonly received: Received; readonly atMs: number }[] = [];
  #seq = 0;
  /** Number of the newest INPUT. */
  #report = 0;
  /** Of the newest COINS. */
  #coinsReport = 0;
  #picture = 0;

  constructor(options: UnoOptions & { readonly program?: Uint16Array; readonly boot?: boolean } = {}) {
    this.uno = new Uno(options.program ?? PROGRAM, options);
    this.uno.onBytes = (bytes) => {
      for (const frame of this.#decoder.push(bytes)) {
        const received = decodeMessage(frame);
        if (received === undefined) continue;
        this.#heard.push({ received, atMs: this.uno.nowMs });
        if (received.name === 'input') this.#report = received.message.report;
        if (received.name === 'coins') this.#coinsReport = received.message.report;
      }
    };
    if (options.boot !== false) this.uno.run(BOOT_MS);
  }

  /** Frames of the board that were damaged. */
  get damaged(): number {
    return this.#decoder.damaged;
  }

  /** Puts a message on the wire; returns its seq. `repeat` sends with that seq again. */
  send<N extends MessageName>(name: N, message: MessageOf<N>, repeat?: number): number {
    const seq = repeat ?? this.#seq;
    if (repeat === undefined) this.#seq = (this.#seq + 1) & 0xff;
    this.uno.write(encodeMessage(name, seq, message));
    return seq;
  }

  /** All messages of one kind so far, oldest first. */
  all<N extends MessageName>(name: N): readonly Heard<N>[] {
    return this.#heard
      .filter(({ received }) => received.name === name)
      .map(({ received, atMs }) => ({ ...received.message, seq: received.seq, atMs }) as unknown as Heard<N>);
  }

  last<N extends MessageName>(name: N): Heard<N> {
    const message = this.all(name).at(-1);
    if (message === undefined) throw new Error(`The board has not sent ${name}`);
    return message;
  }

  forget(): void {
    this.#heard.length = 0;
  }

  acknowledged(seq: number): boolean {
    return this.all('ack').some(({ acked }) => acked === seq);
  }

  hello(session = 0x1234): void {
    this.send('hello', { session, protocolHash: protocolHash() });
  }

  /** Opens a session with the default cabinet and all tiles dark but tile 1. */
  greet(session = 0x1234, config: Partial<MessageOf<'config'>> = {}): void {
    this.hello(session);
    this.send('config', { ...DEFAULT_CONFIG, ...config });
    this.tile(1, FULL_TILE);
    this.palette(0, [10, 20, 30]);
    this.uno.run(20);
    this.gotInput();
    this.uno.run(5);
  }

  gotInput(): void {
    this.send('gotInput', { report: this.#report });
  }

  gotCoins(): void {
    this.send('gotCoins', { report: this.#coinsReport });
  }

  tile(first: number, rows: readonly number[]): number {
    return this.send('tiles', { first, rows: Uint8Array.from(rows) });
  }

  palette(palette: number, colour1: readonly number[]): number {
    return this.send('palette', { palette, colours: Uint8Array.of(...colour1, 0, 0, 0, 0, 0, 0) });
  }

  /** Every slot shows this tile in plane 0 and tile 0 in plane 1, with palette 0; returns the seq. */
  picture(tile: number, number = this.nextPicture()): number {
    const slots = Array.from({ length: LEDS.slots }, () => ({ tiles: [tile, 0] as const, palette: 0 }));
    return this.send('picture', { picture: number, slots: slotWords(slots) });
  }

  nextPicture(): number {
    this.#picture = (this.#picture + 1) & 0xff;
    return this.#picture;
  }

  /** Lets time pass as with a host that is there but has nothing to say. */
  idle(ms: number): void {
    for (let left = ms; left > 0; left -= 200) {
      this.uno.run(Math.min(left, 200));
      this.gotInput();
      this.gotCoins();
    }
    this.uno.run(2);
  }

  /** Colours of the first pixel of each slot. */
  colours(): readonly (readonly number[])[] {
    return Array.from({ length: LEDS.slots }, (_, slot) => [...(this.uno.leds.pixels(slot)[0] ?? [])]);
  }

  presses(): readonly number[] {
    return [...this.last('input').presses];
  }
}

export const DEFAULT_CONFIG: MessageOf<'config'> = {
  orientations: new Uint8Array(LEDS.slots),
  layout: 0,
  colourOrder: 0,
  brightness: CONFIG_DEFAULTS.brightness,
  limitMa: cabinetLimitMa(CONFIG_DEFAULTS.limitMa, CONFIG_DEFAULTS.pixelMa),
  laneLimitMa: laneLimitMa(CONFIG_DEFAULTS.pixelMa),
  buttonLamps: 0,
};
