/**
 * One data wire of WS2812 pixels: turns its edges into colours, and says where a pulse would be misread by some part.
 * Windows: the common part of the three data sheets (WIRING.md); only a long high of a 0 is tight, long lows do no harm
 * until they latch.
 */
import { type ColourOrder, LED_TIMING } from '../../hardware/cabinet.ts';

/** Red, green, blue, 0..255 each. */
export type Rgb = readonly [number, number, number];

export interface PulseLimits {
  readonly zeroMinNs: number;
  readonly zeroMaxNs: number;
  readonly oneMinNs: number;
  readonly oneMaxNs: number;
  /** Shortest low after any bit. */
  readonly lowMinNs: number;
  /** Longest low inside a picture: some parts latch soon after it. */
  readonly gapMaxNs: number;
  /** A low this long latches every part. */
  readonly latchNs: number;
}

export const PULSE_LIMITS: PulseLimits = {
  zeroMinNs: 250,
  zeroMaxNs: 350,
  oneMinNs: 650,
  oneMaxNs: 950,
  lowMinNs: 300,
  gapMaxNs: LED_TIMING.gapMaxUs * 1000,
  latchNs: LED_TIMING.latchUs * 1000,
};

export interface Violation {
  readonly kind: 'zero' | 'one' | 'low' | 'gap' | 'torn';
  readonly lane: number;
  /** Which bit of the picture, from 0. */
  readonly bit: number;
  /** Length of the pulse or gap; for `torn` the bits left over after the last whole pixel. */
  readonly cycles: number;
  readonly atCycle: number;
}

/** Violations kept for reading; all are counted. */
const KEPT_VIOLATIONS = 100;
const BITS_PER_PIXEL = 24;

type Cycles = Record<keyof PulseLimits, number>;

export class LedLane {
  readonly violations: Violation[] = [];
  violationCount = 0;
  /** Bits received since the last latch. */
  bits = 0;
  /** Cycle of the latest falling edge. */
  fellAt = 0;
  /** Longest low between two bits since the last latch, in cycles. */
  longestGap = 0;
  readonly #lane: number;
  readonly #limits: Cycles;
  readonly #order: readonly [number, number, number];
  readonly #incoming: Uint8Array;
  readonly #shown: Uint8Array;
  /** The line is high now. */
  #high = false;
  #roseAt = 0;
  #byte = 0;

  constructor(lane: number, pixels: number, order: ColourOrder, limits: PulseLimits, clockHz: number) {
    this.#lane = lane;
    this.#order = [order.indexOf('R'), order.indexOf('G'), order.indexOf('B')];
    const cycles = (ns: number) => (ns * clockHz) / 1e9;
    this.#limits = Object.fromEntries(
      Object.entries(limits).map(([name, ns]) => [name, cycles(ns)]),
    ) as Cycles;
    this.#incoming = new Uint8Array(pixels * 3);
    this.#shown = new Uint8Array(pixels * 3);
  }

  rise(at: number): void {
    if (this.bits > 0) {
      const low = at - this.fellAt;
      if (low > this.longestGap) this.longestGap = low;
      if (low < this.#limits.lowMinNs) this.#violate('low', low, at);
      else if (low > this.#limits.gapMaxNs) this.#violate('gap', low, at);
    }
    this.#high = true;
    this.#roseAt = at;
  }

  fall(at: number): void {
    const limits = this.#limits;
    const high = at - this.#roseAt;
    // Halfway between the longest 0 and the shortest 1 of the data sheets.
    const one = high * 2 >= limits.zeroMaxNs + limits.oneMinNs;
    if (
      one
        ? high < limits.oneMinNs || high > limits.oneMaxNs
        : high < limits.zeroMinNs || high > limits.zeroMaxNs
    )
      this.#violate(one ? 'one' : 'zero', high, at);
    this.#byte = ((this.#byte << 1) | (one ? 1 : 0)) & 0xff;
    this.bits += 1;
    // What comes after the last pixel leaves the chain at its end.
    if ((this.bits & 7) === 0 && this.bits <= this.#incoming.length * 8)
      this.#incoming[this.bits / 8 - 1] = this.#byte;
    this.fellAt = at;
    this.#high = false;
  }

  /** Cycle at which the waiting data latches if nothing more comes; undefined when no data waits. */
  latchesAt(now: number): number | undefined {
    if (this.#high) return now + this.#limits.latchNs;
    return this.bits === 0 ? undefined : this.fellAt + this.#limits.latchNs;
  }

  /** Pixels that were received whole show their new colour, all others the old one; returns how many were received. */
  latch(): number {
    const rest = this.bits % BITS_PER_PIXEL;
    if (rest !== 0) this.#violate('torn', rest, this.fellAt);
    const pixels = (this.bits - rest) / BITS_PER_PIXEL;
    this.#shown.set(this.#incoming.subarray(0, Math.min(pixels * 3, this.#shown.length)));
    this.bits = 0;
    this.longestGap = 0;
    return pixels;
  }

  /** The LEDs have lost their power. */
  darken(): void {
    this.#shown.fill(0);
    this.bits = 0;
    this.longestGap = 0;
  }

  /** Pixels `first` to `first + count - 1` of the chain, as they shine. */
  pixels(first: number, count: number): Rgb[] {
    const [red, green, blue] = this.#order;
    return Array.from({ length: count }, (_, i) => {
      const at = (first + i) * 3;
      return [this.#shown[at + red]!, this.#shown[at + green]!, this.#shown[at + blue]!];
    });
  }

  #violate(kind: Violation['kind'], cycles: number, atCycle: number): void {
    this.violationCount += 1;
    if (this.violations.length < KEPT_VIOLATIONS)
      this.violations.push({ kind, lane: this.#lane, bit: this.bits, cycles, atCycle });
  }
}
