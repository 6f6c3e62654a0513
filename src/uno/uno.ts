/**
 * The emulated Uno with everything that the table connects to it. It executes a real program cycle by cycle, in this
 * thread, only when told to; its time (`nowMs`) never goes back, whatever is reset or switched off.
 *
 *     const uno = new Uno(parseHex(text, 'firmware/dicetable.hex'));
 *     uno.onBytes = (bytes) => …;        // what the chip sent, each byte when its stop bit has ended
 *     uno.write(bytes);                  // to the chip, ten bit times a byte
 *     uno.press('hold3', { bounce: 7 }); // contacts by the names of hardware/table.ts; release('hold3')
 *     uno.run(250);                      // 250 ms of chip time; or drive it with a LockstepClock(uno)
 *     uno.leds.pixels(0);                // 64 [red, green, blue] of slot 0..5, in the order of the wire
 *     uno.leds.latest, uno.leds.violations, uno.leds.onPicture = (picture) => …;
 *     uno.displays[0].segments;          // four segment words a module; `present = false` takes it out
 *     uno.bus.stuck = true;              // somebody holds the I²C lines
 *     uno.buzzer.tones, uno.buzzer.hz(uno.cycle);
 *     uno.reset('button'); uno.switchPower(false); uno.pullCable('data'); uno.plugCable();
 *     uno.figures();                     // bytes lost, deepest stack, resets, …
 */
import { EEPROMMemoryBackend, PinState } from 'avr8js';
import { CHIP, DISPLAY, type Input, LEDS, PINS, UART } from '../../hardware/table.ts';
import { Buzzer } from './buzzer.ts';
import { Chip, type ChipSurroundings } from './chip.ts';
import { type ContactOptions, Contacts } from './contacts.ts';
import { SRAM_START } from './core.ts';
import { EventQueue } from './event-queue.ts';
import { Ht16k33 } from './ht16k33.ts';
import { LedLanes, type LedOptions } from './led-lanes.ts';
import { noise } from './random.ts';
import { PORT_ADDRESSES, RESET_FLAGS } from './registers.ts';
import { SerialLine } from './serial-line.ts';

export interface UnoOptions extends LedOptions {
  /** Fitted like a bought Uno's: after a reset by button or cable the chip is deaf and silent for 1.5 s, and MCUSR reads 0. */
  readonly bootloader?: boolean;
  /** Baud rate of the host's end of the line. */
  readonly baud?: number;
  /** Seed of the noise in RAM after power-up. */
  readonly seed?: number;
  /** Measures the deepest stack; costs some speed. */
  readonly watchStack?: boolean;
}

export type ResetCause = 'button' | 'cable' | 'brownOut' | 'watchdog';

export interface UnoFigures {
  readonly cycles: number;
  /** Bytes from the host that the chip did not read in time. */
  readonly overruns: number;
  /** Bytes from the host that came while the receiver was off, in the bootloader, or without power. */
  readonly unheard: number;
  /** Bytes at a wrong baud rate, both ways. */
  readonly garbled: number;
  /** Reads and writes beyond the end of RAM. */
  readonly strayAccesses: number;
  /** Deepest stack so far, when `watchStack` is on. */
  readonly stackBytes: number;
  /** Resets by cause since the start, power-up included. */
  readonly resets: Readonly<Record<keyof typeof RESET_FLAGS | 'cable', number>>;
}

const BOOTLOADER_MS = 1500;
const EEPROM_BYTES = 1024;
const CYCLES_PER_MS = CHIP.clockHz / 1000;
const SDA = PINS.find((pin) => pin.name === 'sda')!.bit;
const SCL = PINS.find((pin) => pin.name === 'scl')!.bit;
const BUZZER_MASK = 1 << PINS.find((pin) => pin.name === 'buzzer')!.bit;
const RAIL_SENSE = PINS.find((pin) => pin.name === 'railSense')!.bit;
/** The lanes are the lowest bits of port C; `LedLanes` relies on it. */
const LANES_MASK = (1 << LEDS.lanes) - 1;
/** 10k/10k (WIRING.md). */
const RAIL_DIVIDER = 2;
/** WS2812 stop working somewhere below 3.5 V. */
const RAIL_MIN_MV = 3000;
const RAM_END = SRAM_START + CHIP.ramBytes - 1;

export class Uno {
  onBytes: ((bytes: Uint8Array) => void) | undefined;
  /** The data wires of the cable were plugged in or pulled out. */
  onCable: ((connected: boolean) => void) | undefined;
  readonly leds: LedLanes;
  readonly buzzer = new Buzzer(CHIP.clockHz);
  readonly displays: readonly Ht16k33[] = DISPLAY.addresses.map((address) => new Ht16k33(address));
  readonly bus: { readonly devices: readonly Ht16k33[]; stuck: boolean } = {
    devices: this.displays,
    stuck: false,
  };
  readonly #events = new EventQueue();
  readonly #contacts: Contacts;
  readonly #line: SerialLine;
  readonly #surroundings: ChipSurroundings;
  readonly #bootloader: boolean;
  readonly #noise: () => number;
  readonly #uartFigures = { overruns: 0, unheard: 0, garbled: 0 };
  readonly #resets = { power: 0, button: 0, cable: 0, brownOut: 0, watchdog: 0 };
  /** Undefined without power and in the bootloader. */
  #chip: Chip | undefined;
  #sram = new Uint8Array(CHIP.ramBytes);
  /** Time while no chip runs. */
  #idleCycle = 0;
  #running = false;
  #resetWanted: ResetCause | undefined;
  #outbox: number[] = [];
  #power = false;
  #cable: 'in' | 'power' | 'out' = 'in';
  #railMv = 5000;
  #strayBefore = 0;
  #lowestStack = RAM_END;

  constructor(program: Uint16Array, options: UnoOptions = {}) {
    const { bootloader = false, baud = UART.baud, seed = 1, watchStack = false } = options;
    this.#bootloader = bootloader;
    this.#noise = noise(seed);
    this.leds = new LedLanes(this.#events, CHIP.clockHz, options);
    this.#contacts = new Contacts(this.#events, () => this.cycle, CHIP.clockHz);
    this.#line = new SerialLine(
      this.#events,
      () => this.cycle,
      CHIP.clockHz / baud,
      () => this.#chip?.uart,
    );
    this.#surroundings = {
      program,
      events: this.#events,
      eeprom: new EEPROMMemoryBackend(EEPROM_BYTES),
      bus: this.bus,
      lineBaud: baud,
      watchStack,
      uartFigures: this.#uartFigures,
      onByte: (value) => this.#byteLeft(value),
      onWatchdog: () => this.reset('watchdog'),
    };
    this.switchPower(true);
  }

  /** Cycles of 62.5 ns since the emulation began. */
  get cycle(): number {
    return this.#chip?.core.cycles ?? this.#idleCycle;
  }

  get nowMs(): number {
    return this.cycle / CYCLES_PER_MS;
  }

  /** Runs for `ms` and hands over bytes as they leave the chip. */
  run(ms: number): void {
    const end = this.nowMs + ms;
    while (this.nowMs < end) {
      this.runUntil(end);
      this.deliver();
    }
  }

  /** Runs until `untilMs`, or only until a byte has left the chip; returns the time reached, a whole instruction's end. */
  runUntil(untilMs: number): number {
    const until = Math.ceil(untilMs * CYCLES_PER_MS);
    this.#running = true;
    while (this.cycle < until && this.#outbox.length === 0) {
      if (this.#chip !== undefined) this.#chip.core.runUntil(until);
      else this.#idleUntil(until);
      if (this.#resetWanted !== undefined) this.#resetNow(this.#resetWanted);
    }
    this.#running = false;
    return this.nowMs;
  }

  /** Gives the bytes that have left the chip to `onBytes`; true if there were any. */
  deliver(): boolean {
    if (this.#outbox.length === 0) return false;
    const bytes = Uint8Array.from(this.#outbox);
    this.#outbox = [];
    this.onBytes?.(bytes);
    return true;
  }

  /** Bytes from the host; lost when the cable is out. */
  write(bytes: Uint8Array): void {
    if (this.#cable === 'in') this.#line.write(bytes);
  }

  press(input: Input, options?: ContactOptions): void {
    this.#contacts.move(input, true, options);
  }

  release(input: Input, options?: ContactOptions): void {
    this.#contacts.move(input, false, options);
  }

  /** An interference spike: the contact seems closed for `us` microseconds. */
  spike(input: Input, us: number): void {
    this.#contacts.spike(input, us);
  }

  /** Level of an output pin by its logical name; false while it is no output. */
  isHigh(name: (typeof PINS)[number]['name']): boolean {
    const pin = PINS.find((candidate) => candidate.name === name)!;
    return this.#chip?.ports[pin.port].pinState(pin.bit) === PinState.High;
  }

  /** One byte of SRAM or a register, by its data-space address. */
  peek(address: number): number | undefined {
    return this.#chip?.core.data[address];
  }

  reset(cause: ResetCause): void {
    if (!this.#power) return;
    this.#resetWanted = cause;
    if (this.#running) this.#stop();
    else this.#resetNow(cause);
  }

  /** The supply of the chip and its displays. The LEDs have their own: `setRail`. */
  switchPower(on: boolean): void {
    if (on === this.#power) return;
    this.#power = on;
    if (!on) {
      this.#removeChip();
      return;
    }
    this.#resets.power += 1;
    for (let i = 0; i < this.#sram.length; i += 1) this.#sram[i] = this.#noise() & 0xff;
    for (const display of this.displays) display.powerOn(this.#noise);
    this.#startChip(RESET_FLAGS.power);
  }

  /** The supply of the LEDs in millivolts; below 3 V they are dark and forget. */
  setRail(millivolts: number): void {
    this.#railMv = millivolts;
    this.#chip?.setAnalogue(RAIL_SENSE, millivolts / 1000 / RAIL_DIVIDER);
    if (millivolts < RAIL_MIN_MV) this.leds.darken();
  }

  /** `data`: only the data wires break, the chip runs on. `all`: it loses its power too. */
  pullCable(wires: 'data' | 'all'): void {
    if (this.#cable === 'out') return;
    const wasIn = this.#cable === 'in';
    this.#cable = wires === 'all' ? 'out' : 'power';
    this.#line.cut();
    this.#outbox = [];
    if (wires === 'all') this.switchPower(false);
    if (wasIn) this.onCable?.(false);
  }

  plugCable(): void {
    if (this.#cable === 'in') return;
    this.#cable = 'in';
    this.switchPower(true);
    this.onCable?.(true);
  }

  get connected(): boolean {
    return this.#cable === 'in';
  }

  figures(): UnoFigures {
    const core = this.#chip?.core;
    return {
      cycles: this.cycle,
      overruns: this.#uartFigures.overruns,
      unheard: this.#uartFigures.unheard + this.#line.unheard,
      garbled: this.#uartFigures.garbled,
      strayAccesses: this.#strayBefore + (core?.strayAccesses ?? 0),
      stackBytes: RAM_END - Math.min(this.#lowestStack, core?.lowestStack ?? RAM_END),
      resets: { ...this.#resets },
    };
  }

  #byteLeft(value: number): void {
    if (this.#cable !== 'in') return;
    this.#outbox.push(value);
    this.#stop();
  }

  #stop(): void {
    if (this.#chip !== undefined) this.#chip.core.stop = true;
  }

  #idleUntil(until: number): void {
    this.#idleCycle = Math.max(this.#idleCycle, Math.min(until, this.#events.nextAt));
    this.#events.runDue(this.#idleCycle);
  }

  #resetNow(cause: ResetCause): void {
    this.#resetWanted = undefined;
    this.#resets[cause] += 1;
    this.#removeChip();
    const external = cause === 'button' || cause === 'cable';
    if (external && this.#bootloader) {
      const startsAt = this.#idleCycle + BOOTLOADER_MS * CYCLES_PER_MS;
      this.#events.add(startsAt, () => this.#startChip(0), this);
    } else {
      this.#startChip(RESET_FLAGS[cause === 'cable' ? 'button' : cause]);
    }
  }

  /** The old chip's outputs float, its events are forgotten; its SRAM stays. */
  #removeChip(): void {
    this.#events.forget(this);
    const chip = this.#chip;
    if (chip === undefined) return;
    this.#idleCycle = chip.core.cycles;
    this.#sram = chip.sram.slice();
    this.#strayBefore += chip.core.strayAccesses;
    this.#lowestStack = Math.min(this.#lowestStack, chip.core.lowestStack);
    this.#events.forget(chip.core);
    this.#chip = undefined;
    this.#contacts.connect(undefined);
    this.leds.levels(0, this.#idleCycle);
    this.buzzer.level(false, this.#idleCycle);
  }

  #startChip(resetFlags: number): void {
    // With a bootloader the program never sees the cause: the bootloader has read and cleared it (Optiboot).
    const flags = this.#bootloader ? 0 : resetFlags;
    const chip = new Chip(this.#surroundings, this.#idleCycle, flags, this.#sram);
    this.#chip = chip;
    const { core, ports } = chip;
    this.#contacts.connect(ports);
    ports.C.setPin(SDA, !this.bus.stuck);
    ports.C.setPin(SCL, true);
    ports.D.setPin(0, true);
    ports.C.addListener((value) => {
      const levels = value & core.data[PORT_ADDRESSES.C.ddr]! & LANES_MASK;
      if (this.#railMv >= RAIL_MIN_MV) this.leds.levels(levels, core.cycles);
    });
    ports.B.addListener((value) => {
      this.buzzer.level((value & core.data[PORT_ADDRESSES.B.ddr]! & BUZZER_MASK) !== 0, core.cycles);
    });
    chip.setAnalogue(RAIL_SENSE, this.#railMv / 1000 / RAIL_DIVIDER);
  }
}
