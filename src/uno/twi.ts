/**
 * The two-wire interface as bus master (data sheet 21). avr8js answers at once and raises TWINT after a STOP; here a
 * byte takes nine SCL periods, a START or STOP one, and a STOP leaves TWINT alone, as on the chip. A stuck bus never
 * completes anything, which is what a firmware's time-out is for.
 */
import type { Core } from './core.ts';

const TWBR = 0xb8;
const TWSR = 0xb9;
const TWDR = 0xbb;
const TWCR = 0xbc;

const TWINT = 0x80;
const TWEA = 0x40;
const TWSTA = 0x20;
const TWSTO = 0x10;
const TWWC = 0x08;
const TWEN = 0x04;
const WRITABLE = TWEA | TWSTA | TWSTO | TWEN | 0x01;
const PRESCALER = 0x03;

const STATUS = {
  start: 0x08,
  repeatedStart: 0x10,
  writeAck: 0x18,
  writeNack: 0x20,
  sentAck: 0x28,
  sentNack: 0x30,
  readAck: 0x40,
  readNack: 0x48,
  receivedAck: 0x50,
  receivedNack: 0x58,
  idle: 0xf8,
} as const;

const INTERRUPT = {
  address: 0x30,
  flagRegister: TWCR,
  flagMask: TWINT,
  enableRegister: TWCR,
  enableMask: 0x01,
  constant: true,
};

/** Eight bits and the acknowledge. */
const PERIODS_PER_BYTE = 9;

/** One module on the bus. */
export interface TwoWireDevice {
  /** Seven bits. */
  readonly address: number;
  /** A START with its address: true = it answers. */
  begin(): boolean;
  /** True = acknowledged. */
  write(value: number): boolean;
  read(): number;
}

export interface TwoWireBus {
  readonly devices: readonly TwoWireDevice[];
  /** Somebody holds SDA or SCL low: nothing ever completes. */
  readonly stuck: boolean;
}

export class Twi {
  readonly #core: Core;
  readonly #bus: TwoWireBus;
  #started = false;
  #device: TwoWireDevice | undefined;

  constructor(core: Core, bus: TwoWireBus) {
    this.#core = core;
    this.#bus = bus;
    core.data[TWSR] = STATUS.idle;
    core.data[TWDR] = 0xff;
    core.writeHooks[TWSR] = (value) => this.#setStatus(core.data[TWSR]! & ~PRESCALER, value & PRESCALER);
    core.writeHooks[TWDR] = (value) => this.#writeData(value);
    core.writeHooks[TWCR] = (value) => this.#writeControl(value);
  }

  get #control(): number {
    return this.#core.data[TWCR]!;
  }

  get #status(): number {
    return this.#core.data[TWSR]! & ~PRESCALER;
  }

  #setStatus(status: number, prescaler = this.#core.data[TWSR]! & PRESCALER): true {
    this.#core.data[TWSR] = (status & ~PRESCALER) | prescaler;
    return true;
  }

  #writeData(value: number): true {
    // Between the operations only: TWDR is the shift register itself (data sheet 21.9.4).
    if (this.#control & TWINT || !this.#started) this.#core.data[TWDR] = value;
    else this.#core.data[TWCR] = this.#control | TWWC;
    return true;
  }

  #writeControl(value: number): true {
    const { data } = this.#core;
    const go = (value & TWINT) !== 0;
    // A one written to TWINT clears it, and with it the interrupt (data sheet 21.9.2).
    if (go) this.#core.clearInterrupt(INTERRUPT);
    data[TWCR] = (this.#control & TWINT) | (value & WRITABLE);
    this.#core.updateInterruptEnable(INTERRUPT, value);
    if ((value & TWEN) === 0) this.#abandon();
    else if (go) this.#begin(value);
    return true;
  }

  /** Switched off: whatever is under way ends, the lines are free. */
  #abandon(): void {
    this.#core.clearClockEvent(this.#complete);
    this.#core.clearInterrupt(INTERRUPT);
    this.#started = false;
    this.#device = undefined;
    this.#setStatus(STATUS.idle);
  }

  #begin(control: number): void {
    this.#core.clearClockEvent(this.#complete);
    if (this.#bus.stuck) return;
    const periods = control & (TWSTA | TWSTO) ? 1 : PERIODS_PER_BYTE;
    this.#core.addClockEvent(this.#complete, periods * this.#periodCycles());
  }

  /** Data sheet 21.5.2. */
  #periodCycles(): number {
    return 16 + 2 * this.#core.data[TWBR]! * 4 ** (this.#core.data[TWSR]! & PRESCALER);
  }

  readonly #complete = (): void => {
    const control = this.#control;
    if (control & TWSTO) {
      this.#core.data[TWCR] = control & ~TWSTO;
      this.#started = false;
      this.#device = undefined;
      this.#setStatus(STATUS.idle);
      // A START asked for together with the STOP follows it.
      if (control & TWSTA) this.#begin(control & ~TWSTO);
      return;
    }
    this.#setStatus(control & TWSTA ? this.#start() : this.#transfer(control));
    this.#core.setInterruptFlag(INTERRUPT);
  };

  #start(): number {
    const again = this.#started;
    this.#started = true;
    this.#device = undefined;
    return again ? STATUS.repeatedStart : STATUS.start;
  }

  #transfer(control: number): number {
    const { data } = this.#core;
    switch (this.#status) {
      case STATUS.start:
      case STATUS.repeatedStart: {
        const address = data[TWDR]!;
        const device = this.#bus.devices.find((candidate) => candidate.address === address >> 1);
        this.#device = device?.begin() ? device : undefined;
        if (address & 1) return this.#device ? STATUS.readAck : STATUS.readNack;
        return this.#device ? STATUS.writeAck : STATUS.writeNack;
      }
      case STATUS.readAck:
      case STATUS.receivedAck:
        data[TWDR] = this.#device?.read() ?? 0xff;
        return control & TWEA ? STATUS.receivedAck : STATUS.receivedNack;
      default:
        return this.#device?.write(data[TWDR]!) ? STATUS.sentAck : STATUS.sentNack;
    }
  }
}
