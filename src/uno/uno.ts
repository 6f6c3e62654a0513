/**
 * The emulated Uno with everything that the table connects to it. It executes a real program cycle by cycle, in this
 * thread, only when told to; its time (`nowMs`) never goes back, whatever is reset or switched off.
 *
 *     const uno = new Uno(parseHex(text, 'firmware/dicetable.hex'));
 *     uno.onBytes = (bytes) => …; uno.write(bytes); // from the chip, when its stop bit has ended; to it, ten bit times a byte
 *     uno.press('hold3', { bounce: 7 }); // contacts by the names of hardware/cabinet.ts; release('hold3')
 *     uno.run(250);                      // 250 ms of chip time; or drive it with a LockstepClock(uno)
 *     uno.leds.pixels(0), uno.leds.onPicture, uno.leds.violations; // 64 [red, green, blue] of slot 0..5 as on the wire
 *     uno.text, uno.buzzer.tones;        // eight characters; uno.displays[0].present = false takes a module out
 *     uno.coinDoor.insert(1);            // with the option coinDoor: coins, service button, door and slam switch
 *     uno.reset('button'); uno.switchPower(false); uno.pullCable('data'); uno.plugCable();
 *     uno.figures();                     // bytes lost, deepest stack, resets, …
 */
import { PinState } from 'avr8js';
import { DISPLAY, type Input } from '../../hardware/cabinet.ts';
import { ATMEGA328P } from '../../hardware/chips/atmega328p.ts';
import { textOf } from '../../hardware/font.ts';
import { Buzzer } from './buzzer.ts';
import { CoinDoor } from './coin-door.ts';
import { type ContactOptions, Contacts } from './contacts.ts';
import { EventQueue } from './event-queue.ts';
import { Ht16k33 } from './ht16k33.ts';
import { LedLanes } from './led-lanes.ts';
import { LedRail } from './led-rail.ts';
import { Lives, type ResetCause, type Running } from './lives.ts';
import { ProgramMemory } from './program-memory.ts';
import { noise } from './random.ts';
import { SerialLine } from './serial-line.ts';
import type { TwoWireDevice } from './twi.ts';
import type { UnoFigures, UnoOptions } from './uno-options.ts';
import { type PinName, pinOf, wireOutputs, wirePullUps } from './wiring.ts';

export type { UnoFigures, UnoOptions } from './uno-options.ts';

const CYCLES_PER_MS = ATMEGA328P.clockHz / 1000;

/** Rounded up, but not for the rounding error of a sum of milliseconds. */
const cyclesOf = (ms: number): number => Math.ceil(ms * CYCLES_PER_MS - 1e-6);

export class Uno {
  onBytes: ((bytes: Uint8Array) => void) | undefined;
  /** The data wires of the cable were plugged in or pulled out. */
  onCable: ((connected: boolean) => void) | undefined;
  readonly leds: LedLanes;
  readonly buzzer = new Buzzer(ATMEGA328P.clockHz);
  readonly displays: readonly Ht16k33[] = DISPLAY.addresses.map((address) => new Ht16k33(address));
  readonly coinDoor: CoinDoor;
  readonly #bus: { readonly devices: readonly TwoWireDevice[]; stuck: boolean };
  readonly #events = new EventQueue();
  readonly #memory: ProgramMemory;
  readonly #lives: Lives;
  readonly #rail: LedRail;
  readonly #contacts: Contacts;
  readonly #line: SerialLine;
  readonly #noise: () => number;
  readonly #uartFigures = { overruns: 0, unheard: 0, garbled: 0 };
  #outbox: number[] = [];
  #cable: 'in' | 'power' | 'out' = 'in';

  constructor(program: Uint16Array, options: UnoOptions = {}) {
    const { bootloader, baud = ATMEGA328P.baud, seed = 1, watchStack = false } = options;
    const now = () => this.cycle;
    this.#noise = noise(seed + 1);
    this.coinDoor = new CoinDoor(this.#events, now, CYCLES_PER_MS, options.coinDoor === true);
    this.#bus = { devices: [...this.displays, this.coinDoor.expander], stuck: false };
    this.#line = new SerialLine(this.#events, now, ATMEGA328P.clockHz, baud, () => this.#lives.chip?.uart);
    this.#memory = new ProgramMemory(program, bootloader);
    this.leds = new LedLanes(this.#events, ATMEGA328P.clockHz, options);
    this.#rail = new LedRail(this.leds);
    this.#contacts = new Contacts(this.#events, now, ATMEGA328P.clockHz);
    const onByte = (value: number) => this.#byteLeft(value);
    this.#lives = new Lives(
      this.#events,
      { memory: this.#memory, seed, watchStack },
      { bus: this.#bus, wire: this.#line, uartFigures: this.#uartFigures, onByte },
    );
    this.#lives.onStart = (chip) => {
      wirePullUps(chip, this.#bus.stuck);
      wireOutputs(chip, this.leds, this.buzzer);
      this.#contacts.connect(chip.ports);
      this.#rail.connect(chip);
    };
    this.#lives.onEnd = () => {
      this.#contacts.connect(undefined);
      this.leds.levels(0, this.cycle);
      this.buzzer.level(false, this.cycle);
    };
    this.switchPower(true);
  }

  /** Cycles of 62.5 ns since the emulation began. */
  get cycle(): number {
    return this.#lives.cycle;
  }

  get nowMs(): number {
    return this.cycle / CYCLES_PER_MS;
  }

  /** Eight characters, as a person reads them. */
  get text(): string {
    return textOf(this.displays.flatMap((display) => display.segments));
  }

  /** Runs for `ms` and hands over bytes as they leave the chip. */
  run(ms: number): void {
    const until = this.cycle + cyclesOf(ms);
    while (this.cycle < until) {
      this.#runUntil(until);
      this.deliver();
    }
  }

  /** Runs until `untilMs`, or only until a byte has left the chip; returns the time reached, a whole instruction's end. */
  runUntil(untilMs: number): number {
    const until = cyclesOf(untilMs);
    this.#runUntil(until);
    return this.cycle < until ? this.nowMs : Math.max(untilMs, this.nowMs);
  }

  /** Gives the bytes that have left the chip to `onBytes`; true if there were any. */
  deliver(): boolean {
    if (this.#outbox.length === 0) return false;
    const bytes = Uint8Array.from(this.#outbox);
    this.#outbox = [];
    this.onBytes?.(bytes);
    return true;
  }

  /** The rate at which the host's end talks and listens from now on. */
  setHostBaud(baud: number): void {
    this.#line.baud = baud;
  }

  /** Undefined without power, and while it hangs. */
  get running(): Running | undefined {
    return this.#lives.running;
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

  /** False while it is no output. */
  isHigh(name: PinName): boolean {
    const { port, bit } = pinOf(name);
    return this.#lives.chip?.ports[port].pinState(bit) === PinState.High;
  }

  /** One byte of SRAM or a register, by its data-space address; undefined while no chip runs. */
  peek(address: number): number | undefined {
    return this.#lives.chip?.core.data[address];
  }

  /** The flash as it is now, words of 16 bits. */
  get flash(): Uint16Array {
    return this.#memory.words;
  }

  reset(cause: ResetCause): void {
    this.#lives.reset(cause);
  }

  /** The program goes astray, as after a discharge: it does nothing any more, and has no interrupts, until a reset. */
  hang(): void {
    this.#lives.chip?.core.hang();
  }

  /** The supply of the chip and its displays. The LEDs have their own: `setRail`. */
  switchPower(on: boolean): void {
    if (on === this.#lives.powered) return;
    for (const display of this.displays) display.restart(this.#noise);
    this.coinDoor.upset();
    this.#lives.switchPower(on);
  }

  /** Somebody holds SDA low: no transfer ends. */
  jamBus(jammed: boolean): void {
    this.#bus.stuck = jammed;
    if (this.#lives.chip !== undefined) wirePullUps(this.#lives.chip, jammed);
  }

  /** The supply of the LEDs in millivolts; below 3 V they are dark and forget. */
  setRail(millivolts: number): void {
    this.#rail.set(millivolts);
  }

  /** The board's own supply, from USB, in millivolts: what the chip measures against. */
  setBoardSupply(millivolts: number): void {
    this.#rail.setBoardSupply(millivolts);
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
    return {
      cycles: this.cycle,
      ...this.#uartFigures,
      unheard: this.#uartFigures.unheard + this.#line.unheard,
      strayAccesses: this.#lives.strayAccesses,
      stackBytes: this.#lives.stackBytes,
      resets: { ...this.#lives.resets },
    };
  }

  #runUntil = (cycle: number): void => this.#lives.runUntil(cycle, () => this.#outbox.length > 0);

  #byteLeft(value: number): void {
    if (this.#cable !== 'in') return;
    this.#outbox.push(value);
    this.#lives.stop();
  }
}
