/**
 * The watchdog (data sheet 10.8). Unlike avr8js' it does not reset the processor behind the board's back but tells the
 * board, which makes a new chip; and after a watchdog reset it keeps running at its shortest time until WDRF is cleared.
 */
import type { Core } from './core.ts';
import { MCUSR, RESET_FLAGS } from './registers.ts';

const WDTCSR = 0x60;
const WDIE = 0x40;
const WDP3 = 0x20;
const WDCE = 0x10;
const WDE = 0x08;
const WDP210 = 0x07;
const INTERRUPT = {
  address: 0x0c,
  flagRegister: WDTCSR,
  flagMask: 0x80,
  enableRegister: WDTCSR,
  enableMask: WDIE,
};
/** WDCE opens the prescaler and WDE for this long. */
const CHANGE_CYCLES = 4;
/** 2,048 cycles of its own 128 kHz oscillator. */
const SHORTEST_SECONDS = 2048 / 128_000;

export class Watchdog {
  readonly #core: Core;
  readonly #clockHz: number;
  readonly #onTimeout: () => void;
  #changeUntil = Number.NEGATIVE_INFINITY;

  constructor(core: Core, clockHz: number, onTimeout: () => void) {
    this.#core = core;
    this.#clockHz = clockHz;
    this.#onTimeout = onTimeout;
    core.onWatchdogReset = () => this.#restart();
    core.writeHooks[WDTCSR] = (value) => this.#write(value);
    // WDE is overridden by WDRF: a chip that was reset by its watchdog starts with it on.
    if (core.data[MCUSR]! & RESET_FLAGS.watchdog) core.data[WDTCSR] = WDE;
    this.#restart();
  }

  #write(value: number): true {
    const { data, cycles } = this.#core;
    const old = data[WDTCSR]!;
    const locked = WDE | WDP3 | WDP210;
    const open = cycles <= this.#changeUntil;
    if ((value & (WDCE | WDE)) === (WDCE | WDE)) this.#changeUntil = cycles + CHANGE_CYCLES;
    let next = (value & WDIE) | (open ? value & locked : (old & locked) | (value & WDE));
    if (data[MCUSR]! & RESET_FLAGS.watchdog) next |= WDE;
    this.#core.clearInterruptByFlag(INTERRUPT, value);
    data[WDTCSR] = next | (data[WDTCSR]! & INTERRUPT.flagMask);
    this.#core.updateInterruptEnable(INTERRUPT, next);
    // A change of the time counts from now on; an unchanged one goes on.
    if ((next & ~WDIE) !== (old & ~(WDIE | INTERRUPT.flagMask))) this.#restart();
    return true;
  }

  #restart(): void {
    this.#core.clearClockEvent(this.#expired);
    const control = this.#core.data[WDTCSR]!;
    if ((control & (WDE | WDIE)) === 0) return;
    const prescaler = ((control & WDP3) >> 2) | (control & WDP210);
    this.#core.addClockEvent(this.#expired, Math.round(SHORTEST_SECONDS * this.#clockHz) * 2 ** prescaler);
  }

  readonly #expired = (): void => {
    const control = this.#core.data[WDTCSR]!;
    if (control & WDIE) {
      this.#core.setInterruptFlag(INTERRUPT);
      if (control & WDE) this.#core.data[WDTCSR] = this.#core.data[WDTCSR]! & ~WDIE;
      this.#restart();
    } else {
      this.#onTimeout();
    }
  };
}
