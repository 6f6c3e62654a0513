/**
 * The two HT16K33 modules over Firmata's I²C messages, in our own 14-segment letters: johnny-five's Led.Digits knows
 * seven segments only. A module that does not answer is left out, and found when it is there later.
 */

import { DISPLAY } from '../../../hardware/cabinet.ts';
import { segmentsOf } from '../../../hardware/font.ts';
import type { Clock, Timer } from '../../clock/clock.ts';
import type { Firmata } from './libraries.ts';

/** Commands of the HT16K33 (data sheet rev. 1.10): oscillator on, brightness 16/16, display on, RAM from address 0. */
const SETUP = [[0x21], [0xef], [0x81]] as const;
const RAM = 0x00;
/** Modules are looked for this often, and those that are there are told everything again. */
const LOOK_MS = 5000;

interface Module {
  readonly address: number;
  present: boolean;
  /** Segment words that it shows; undefined: unknown. */
  shown: readonly number[] | undefined;
}

export class ScoreDisplay {
  readonly #io: Firmata;
  readonly #clock: Clock;
  readonly #changed: () => void;
  readonly #modules: readonly Module[];
  #words: readonly number[] = segmentsOf('');
  #timer: Timer | undefined;
  #complained = false;
  #looks = 0;

  /** `changed`: a module came or went. */
  constructor(io: Firmata, clock: Clock, changed: () => void) {
    this.#io = io;
    this.#clock = clock;
    this.#changed = changed;
    this.#modules = DISPLAY.addresses.map((address) => ({ address, present: false, shown: undefined }));
    // Firmata answers for an absent module too, with whatever it finds in its buffer, but complains first, in words; it
    // has no others for us, so a spoilt letter changes nothing.
    io.on('string', () => {
      this.#complained = true;
    });
    this.#look();
  }

  /** Modules that answer: 0..2. */
  get count(): number {
    return this.#modules.filter(({ present }) => present).length;
  }

  show(text: string): void {
    this.#words = segmentsOf(text);
    for (const [index, module] of this.#modules.entries()) if (module.present) this.#write(module, index);
  }

  close(): void {
    this.#timer?.cancel();
  }

  #look(): void {
    this.#timer = this.#clock.after(LOOK_MS, () => this.#look());
    this.#io.i2cConfig();
    this.#looks += 1;
    this.#complained = false;
    const look = this.#looks;
    for (const [index, module] of this.#modules.entries())
      this.#io.i2cReadOnce(module.address, 1, () => {
        // A question whose answer was spoilt still waits, and would take the next one's for its own.
        if (look === this.#looks) this.#answered(module, index);
      });
  }

  #answered(module: Module, index: number): void {
    const present = !this.#complained;
    this.#complained = false;
    const came = present !== module.present;
    module.present = present;
    module.shown = undefined;
    if (present) {
      for (const command of SETUP) this.#io.i2cWrite(module.address, command);
      this.#write(module, index);
    }
    if (came) this.#changed();
  }

  /** Only from the first character that differs to the last. */
  #write(module: Module, index: number): void {
    const { charactersPerModule } = DISPLAY;
    const words = this.#words.slice(index * charactersPerModule, (index + 1) * charactersPerModule);
    const differs = words.map((word, at) => word !== module.shown?.[at]);
    const first = differs.indexOf(true);
    if (first < 0) return;
    const changed = words.slice(first, differs.lastIndexOf(true) + 1);
    this.#io.i2cWrite(module.address, [
      RAM + first * 2,
      ...changed.flatMap((word) => [word & 0xff, word >> 8]),
    ]);
    module.shown = words;
  }
}
