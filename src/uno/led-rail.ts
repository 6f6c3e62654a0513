/** The supply of the LEDs, and the divider over which the chip measures it. */
import type { Chip } from './chip.ts';
import type { LedLanes } from './led-lanes.ts';
import { pinOf } from './wiring.ts';

const RAIL_MV = 5000;
const BOARD_MV = 5000;
/** 10k/10k (WIRING.md). */
const DIVIDER = 2;
/** WS2812 stop working somewhere below 3.5 V. */
const LEAST_MV = 3000;

export class LedRail {
  readonly #leds: LedLanes;
  #millivolts = RAIL_MV;
  #boardMv = BOARD_MV;
  #chip: Chip | undefined;

  constructor(leds: LedLanes) {
    this.#leds = leds;
  }

  /** A new chip measures it from now on. */
  connect(chip: Chip): void {
    this.#chip = chip;
    this.#sense();
  }

  set(millivolts: number): void {
    this.#millivolts = millivolts;
    this.#sense();
    this.#leds.switchPower(millivolts >= LEAST_MV);
  }

  /** What the chip measures against. */
  setBoardSupply(millivolts: number): void {
    this.#boardMv = millivolts;
    this.#sense();
  }

  #sense(): void {
    this.#chip?.setSupply(this.#boardMv / 1000);
    this.#chip?.setAnalogue(pinOf('railSense').bit, this.#millivolts / 1000 / DIVIDER);
  }
}
