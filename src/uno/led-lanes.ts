/** All LED lanes together: which picture the six matrices show, since when, and how well it was drawn. */
import { type ColourOrder, LEDS } from '../../hardware/cabinet.ts';
import type { EventQueue } from './event-queue.ts';
import { LedLane, PULSE_LIMITS, type PulseLimits, type Rgb, type Violation } from './led-lane.ts';

/** One drawing, from its first bit to the latch. Times in cycles of the world. */
export interface LatchedPicture {
  /** Counts from 1. */
  readonly number: number;
  readonly firstBitAt: number;
  readonly lastBitAt: number;
  readonly latchedAt: number;
  /** Longest low inside the picture, over all lanes. */
  readonly longestGapCycles: number;
  /** Whole pixels received, per lane. */
  readonly pixels: readonly number[];
}

export interface LedOptions {
  /** What the fitted LEDs expect on the wire. */
  readonly colourOrder?: ColourOrder;
  readonly limits?: PulseLimits;
}

export class LedLanes {
  /** Called at the cycle of the latch. */
  onPicture: ((picture: LatchedPicture) => void) | undefined;
  /** The newest picture; undefined while nothing has been drawn since the power came on. */
  latest: LatchedPicture | undefined;
  pictures = 0;
  /** How often lanes have changed while the LEDs had no power: a high one feeds pixels through their data inputs. */
  backFed = 0;
  readonly #lanes: readonly LedLane[];
  readonly #world: EventQueue;
  #level = 0;
  #firstBitAt = 0;
  #drawing = false;
  #powered = true;
  #longestGap = 0;
  #lastBitAt = 0;
  #pixels: number[] = [];

  constructor(world: EventQueue, clockHz: number, options: LedOptions = {}) {
    this.#world = world;
    const { colourOrder = 'GRB', limits = PULSE_LIMITS } = options;
    this.#lanes = Array.from(
      { length: LEDS.lanes },
      (_, lane) => new LedLane(lane, LEDS.pixelsPerLane, colourOrder, limits, clockHz),
    );
  }

  /** The lanes' wires change: bit i of `level` is lane i. */
  levels(level: number, at: number): void {
    const changed = level ^ this.#level;
    if (changed === 0) return;
    this.#level = level;
    if (!this.#powered) {
      this.backFed += 1;
      return;
    }
    for (let lane = 0; lane < this.#lanes.length; lane += 1) {
      const bit = 1 << lane;
      if ((changed & bit) === 0) continue;
      if (level & bit) this.#lanes[lane]!.rise(at);
      else this.#lanes[lane]!.fall(at);
    }
    if (!this.#drawing) this.#begin(at);
  }

  /** 64 colours of slot 0..5 in the order of the wire. */
  pixels(slot: number): readonly Rgb[] {
    if (!Number.isInteger(slot) || slot < 0 || slot >= LEDS.slots)
      throw new RangeError(`There is no slot ${slot}: slots are 0 to ${LEDS.slots - 1}`);
    const first = (slot % LEDS.slotsPerLane) * LEDS.pixelsPerSlot;
    return this.#lanes[Math.floor(slot / LEDS.slotsPerLane)]!.pixels(first, LEDS.pixelsPerSlot);
  }

  /** The first `count` pixels of lane 0..2 in the order of the wire, whatever dice they belong to. */
  chain(lane: number, count: number): readonly Rgb[] {
    return this.#lanes[lane]!.pixels(0, count);
  }

  /** The two button lamps at the end of lane 0..2. */
  lamps(lane: number): readonly Rgb[] {
    return this.#lanes[lane]!.pixels(LEDS.slotsPerLane * LEDS.pixelsPerSlot, LEDS.lampsPerLane);
  }

  /** Pulses and gaps outside the data sheets' windows: the first hundred of each lane. */
  get violations(): readonly Violation[] {
    return this.#lanes.flatMap((lane) => lane.violations);
  }

  get violationCount(): number {
    return this.#lanes.reduce((sum, lane) => sum + lane.violationCount, 0);
  }

  /** Without power the LEDs are dark and hear nothing; with it they stay dark until the next drawing. */
  switchPower(on: boolean): void {
    this.#powered = on;
    if (on) return;
    for (const lane of this.#lanes) lane.darken();
    this.latest = undefined;
  }

  #begin(at: number): void {
    this.#drawing = true;
    this.#firstBitAt = at;
    this.#longestGap = 0;
    this.#pixels = this.#lanes.map(() => 0);
    this.#check(at);
  }

  /** Latches the lanes whose time has come; comes again while one has not, so that no bit costs an event of its own. */
  #check(now: number): void {
    let next = Number.POSITIVE_INFINITY;
    this.#lanes.forEach((lane, index) => {
      const latchesAt = lane.latchesAt(now);
      if (latchesAt === undefined) return;
      if (latchesAt > now) {
        next = Math.min(next, latchesAt);
        return;
      }
      this.#longestGap = Math.max(this.#longestGap, lane.longestGap);
      this.#lastBitAt = lane.fellAt;
      this.#pixels[index] = lane.latch();
    });
    if (next < Number.POSITIVE_INFINITY) this.#world.add(next, () => this.#check(next));
    else this.#latched(now);
  }

  #latched(now: number): void {
    this.#drawing = false;
    this.pictures += 1;
    this.latest = {
      number: this.pictures,
      firstBitAt: this.#firstBitAt,
      lastBitAt: this.#lastBitAt,
      latchedAt: now,
      longestGapCycles: this.#longestGap,
      pixels: this.#pixels,
    };
    this.onPicture?.(this.latest);
  }
}
