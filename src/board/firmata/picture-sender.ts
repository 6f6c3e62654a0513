/**
 * Brings pictures to node-pixel's strip with care: only pixels that differ, one `show` a picture, nothing while the board
 * draws, and the newest picture next.
 *
 * node-pixel acknowledges nothing. But Firmata works through its bytes in order, so the answer to a question that stands
 * behind `show` says that the drawing is over: REPORT_VERSION, whose single byte waits in the receiver meanwhile (the
 * chip holds three). No answer in the drawing's time and a margin: bytes were lost, and everything is sent again.
 */
import type { Clock, Timer } from '../../clock/clock.ts';
import type { Colour } from '../../table/picture/picture.ts';
import type { Firmata, Strip } from './libraries.ts';
import type { Transport } from './transport.ts';

/** How far ahead of the wire we write: more would keep a newer text waiting, less would leave gaps behind late timers. */
const AHEAD_MS = 8;
/** node-pixel's loop, measured: 33.2 µs a pixel (test/board/firmata/stock.test.ts). */
const DRAW_US_PER_PIXEL = 33.2;
/** For the answer's way back through a USB bridge (an Uno's own sends every 4.1 ms), and a busy host: answers are hardly ever lost. */
const ANSWER_MARGIN_MS = 100;
/** F0 51 03, two bytes of address, four of colour, F7; a colour for all pixels needs no address. */
const PIXEL_BYTES = 10;
const ALL_PIXELS_BYTES = 8;
/**
 * The strip is described and sent again this often, whatever happens: one flipped bit can turn a pixel's message into
 * another description of the strip, and nobody would be told.
 */
const RENEW_MS = 8000;

const UNKNOWN = -1;

interface Plan {
  /** The colour that all pixels get first, where that is cheaper. */
  readonly base: number | undefined;
  readonly pixels: readonly number[];
}

export class FirmataPictureSender {
  /** Pictures drawn, pixel messages sent, drawings without an answer. */
  readonly counters = { pictures: 0, pixelsSent: 0, unanswered: 0 };
  /** Called when the newest picture has been drawn. */
  onSettled: (() => void) | undefined;
  readonly #makeStrip: () => Strip;
  #strip: Strip | undefined;
  readonly #io: Firmata;
  readonly #transport: Transport;
  readonly #clock: Clock;
  readonly #laneOf: (pixel: number) => number;
  readonly #pixelsPerLane: number;
  /** What the board's memory holds; UNKNOWN at the start and when bytes were lost. */
  readonly #sent: number[];
  #wanted: readonly number[];
  /** Pixels still to be sent of the picture that is under way. */
  #queue: number[] = [];
  #target: readonly number[] | undefined;
  readonly #dirtyLanes = new Set<number>();
  #drawing = false;
  #drawingNumber = 0;
  #timer: Timer | undefined;
  #renewal: Timer | undefined;
  #renewDue = true;

  /** `makeStrip` describes the strip to the board, which then holds it dark; what the LEDs show is another matter. */
  constructor(
    parts: {
      readonly makeStrip: () => Strip;
      readonly io: Firmata;
      readonly transport: Transport;
      readonly clock: Clock;
    },
    chain: { readonly pixels: number; readonly pixelsPerLane: number },
  ) {
    this.#makeStrip = parts.makeStrip;
    this.#io = parts.io;
    this.#transport = parts.transport;
    this.#clock = parts.clock;
    this.#pixelsPerLane = chain.pixelsPerLane;
    this.#laneOf = (pixel) => Math.floor(pixel / chain.pixelsPerLane);
    this.#sent = Array.from({ length: chain.pixels }, () => UNKNOWN);
    this.#wanted = Array.from({ length: chain.pixels }, () => 0);
  }

  /** The LEDs show the newest picture. */
  get settled(): boolean {
    return !this.#drawing && this.#target === undefined && this.#isSent(this.#wanted);
  }

  /** Three bytes a pixel in the order of the wire. */
  show(bytes: readonly Colour[]): void {
    this.#wanted = bytes.map(([first, second, third]) => (first << 16) | (second << 8) | third);
    this.#pump();
  }

  close(): void {
    this.#timer?.cancel();
    this.#renewal?.cancel();
    this.#drawingNumber += 1;
  }

  #isSent(target: readonly number[]): boolean {
    return target.every((colour, pixel) => colour === this.#sent[pixel]);
  }

  #pump(): void {
    if (this.#drawing) return;
    if (this.#target === undefined) this.#begin();
    while (this.#queue.length > 0 && this.#transport.backlogMs < AHEAD_MS)
      this.#sendPixel(this.#queue.shift()!);
    if (this.#queue.length > 0) this.#wait(this.#transport.backlogMs - AHEAD_MS / 2);
    else if (this.#dirtyLanes.size > 0) this.#draw();
  }

  /** Turns to the newest picture, unless it is there already. */
  #begin(): void {
    if (this.#renewDue) this.#renew();
    const target = this.#wanted;
    if (this.#isSent(target)) return;
    this.#target = target;
    const { base, pixels } = this.#plan(target);
    if (base !== undefined) {
      this.#strip!.color(rgbOf(base));
      this.#sent.fill(base);
      for (const pixel of target.keys()) this.#dirtyLanes.add(this.#laneOf(pixel));
    }
    this.#queue = [...pixels];
  }

  /** Pixel by pixel, or one colour for all and then those that differ from it. */
  #plan(target: readonly number[]): Plan {
    const differing = (from: (pixel: number) => number | undefined) =>
      target.flatMap((colour, pixel) => (colour === from(pixel) ? [] : [pixel]));
    const changed = differing((pixel) => this.#sent[pixel]);
    const base = mostCommon(target);
    const others = differing(() => base);
    return ALL_PIXELS_BYTES + others.length * PIXEL_BYTES < changed.length * PIXEL_BYTES
      ? { base, pixels: others }
      : { base: undefined, pixels: changed };
  }

  #sendPixel(pixel: number): void {
    const colour = this.#target![pixel]!;
    this.#strip!.pixel(pixel).color(rgbOf(colour));
    this.#sent[pixel] = colour;
    this.#dirtyLanes.add(this.#laneOf(pixel));
    this.counters.pixelsSent += 1;
  }

  #draw(): void {
    this.#drawing = true;
    this.#drawingNumber += 1;
    const number = this.#drawingNumber;
    const drawMs = (this.#dirtyLanes.size * this.#pixelsPerLane * DRAW_US_PER_PIXEL) / 1000;
    this.#strip!.show();
    this.#io.reportVersion(() => this.#drawn(number, true));
    this.#transport.hold();
    this.#timer?.cancel();
    this.#timer = this.#clock.after(this.#transport.backlogMs + drawMs + ANSWER_MARGIN_MS, () =>
      this.#drawn(number, false),
    );
  }

  #drawn(number: number, answered: boolean): void {
    if (!this.#drawing || number !== this.#drawingNumber) return;
    this.#timer?.cancel();
    this.#drawing = false;
    this.#target = undefined;
    this.#dirtyLanes.clear();
    if (answered) this.counters.pictures += 1;
    else {
      this.counters.unanswered += 1;
      this.#renewDue = true;
    }
    this.#transport.release();
    this.#pump();
    if (this.settled) this.onSettled?.();
  }

  #renew(): void {
    this.#strip = this.#makeStrip();
    this.#sent.fill(UNKNOWN);
    this.#renewDue = false;
    this.#renewal?.cancel();
    this.#renewal = this.#clock.after(RENEW_MS, () => {
      this.#renewDue = true;
      this.#pump();
    });
  }

  #wait(ms: number): void {
    this.#timer?.cancel();
    this.#timer = this.#clock.after(ms, () => this.#pump());
  }
}

/** For a strip at GRB: the first byte on the wire is its green, the second its red. */
function rgbOf(colour: number): number[] {
  return [(colour >> 8) & 0xff, colour >> 16, colour & 0xff];
}

function mostCommon(colours: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}
