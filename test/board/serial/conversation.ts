/** An exchange and a model of the chip on a simulated wire, in steps of one millisecond; the wire may damage everything. */
import { LEDS } from '../../../hardware/cabinet.ts';
import type { InputReport, Press } from '../../../src/board/board.ts';
import type { Cabinet } from '../../../src/board/cabinet.ts';
import { Exchange } from '../../../src/board/serial/exchange.ts';
import type { Picture, Tile } from '../../../src/table/picture/picture.ts';
import { ChipModel } from './chip-model.ts';

/** What becomes of bytes on the way. */
export type Wire = (bytes: Uint8Array) => Uint8Array;
export const GOOD_WIRE: Wire = (bytes) => bytes;

export const CABINET: Cabinet = {
  orientations: ['0', '90', '180', '270', '0-mirrored', '90-mirrored'],
  layout: 'serpentine',
  colourOrder: 'RGB',
  brightness: 200,
  limitMa: 2000,
  pixelMa: 50,
  buttonLamps: true,
};

export class Conversation {
  readonly exchange: Exchange;
  readonly chip: ChipModel;
  readonly reports: InputReport[] = [];
  /** Every press that was reported, in order. */
  readonly presses: Press[] = [];
  changes = 0;
  nowMs = 1000;
  toBoard: Wire = GOOD_WIRE;
  toHost: Wire = GOOD_WIRE;
  /** What the table does with a report, within the call. */
  answer: ((report: InputReport) => void) | undefined;
  readonly #down: Uint8Array[] = [];
  readonly #up: Uint8Array[] = [];
  #session = 0;

  constructor() {
    this.chip = new ChipModel((bytes) => this.#up.push(this.toHost(bytes)));
    this.exchange = new Exchange(
      {
        cabinet: CABINET,
        expected: { protocolHash: 0x1234, firmwareHash: 0x9f3c01d2 },
        port: 'the wire',
        drawSession: () => {
          this.#session += 1000;
          return this.#session;
        },
      },
      {
        write: (frame) => this.#down.push(this.toBoard(frame)),
        coins: () => undefined,
        inputs: (report) => {
          this.reports.push(report);
          this.presses.push(...report.presses);
          this.answer?.(report);
        },
        changed: () => {
          this.changes += 1;
        },
      },
    );
  }

  /** Opens the link and lets the two find each other. */
  start(): this {
    this.exchange.opened(this.nowMs);
    return this.run(5);
  }

  run(ms: number): this {
    for (let step = 0; step < ms; step += 1) {
      for (const bytes of this.#down.splice(0)) this.chip.receive(bytes, this.nowMs);
      this.chip.tick(this.nowMs);
      for (const bytes of this.#up.splice(0)) this.exchange.receive(bytes, this.nowMs);
      if (this.exchange.nextAt <= this.nowMs) this.exchange.tick(this.nowMs);
      this.nowMs += 1;
    }
    return this;
  }

  show(picture: Picture): this {
    this.exchange.show(picture, this.nowMs);
    return this;
  }

  /** Names of all messages that the chip has heard since the last call. */
  heard(): string[] {
    return this.chip.heard.splice(0).map(({ name }) => name);
  }
}

/** A picture that differs from that of any other number in one tile, or in all twelve and six palettes. */
export function pictureOf(number: number, { allNew = false } = {}): Picture {
  const tile = (index: number): Tile => [number & 0xff, number >> 8, allNew ? index : 0, 1, 2, 3, 4, 5];
  return Array.from({ length: LEDS.slots }, (_, slot) => ({
    planes: [tile(slot * 2), tile(slot * 2 + 1)],
    palette: [
      [255, 0, 0],
      [0, 255, 0],
      [0, 0, allNew ? (number * 6 + slot) & 0xff : 255],
    ],
  }));
}

/** The picture as the chip model writes it down. */
export function contentOf(picture: Picture): string {
  return JSON.stringify(picture.map(({ planes, palette }) => [...planes, palette.flat()]));
}
