/**
 * USART0 as the data sheet (19) describes it: avr8js has one receive byte, loses bytes in silence, and drops a waiting
 * byte when UCSR0B is written. Here: two buffered frames and one in the shift register, DOR when a fourth begins, a
 * double-buffered transmitter, and flags that follow the buffers. At another baud rate than the wire's it samples what is
 * on the wire, as the chip does.
 */
import type { Core } from './core.ts';
import { BITS_PER_BYTE, type HostWire } from './serial-line.ts';

const UCSRA = 0xc0;
const UCSRB = 0xc1;
const UCSRC = 0xc2;
const UBRRL = 0xc4;
const UBRRH = 0xc5;
const UDR = 0xc6;

const RXC = 0x80;
const TXC = 0x40;
const UDRE = 0x20;
const FE = 0x10;
const DOR = 0x08;
const U2X = 0x02;
const WRITABLE_A = 0x03;
const RXEN = 0x10;
const TXEN = 0x08;
/** UCSR0C after a reset: eight data bits, no parity, one stop bit, the only format that this emulation speaks. */
const FORMAT_8N1 = 0x06;

const RECEIVED = {
  address: 0x24,
  flagRegister: UCSRA,
  flagMask: RXC,
  enableRegister: UCSRB,
  enableMask: 0x80,
  constant: true,
};
const EMPTY = {
  address: 0x26,
  flagRegister: UCSRA,
  flagMask: UDRE,
  enableRegister: UCSRB,
  enableMask: 0x20,
  constant: true,
};
const SENT = { address: 0x28, flagRegister: UCSRA, flagMask: TXC, enableRegister: UCSRB, enableMask: 0x40 };

const DATA_BITS = 8;
const STOP_BIT = 9;
const BUFFERED_FRAMES = 2;
/** A receiver that samples in the middle of the last bit stands this much difference of the two clocks (19.8.3). */
const BAUD_TOLERANCE = 0.045;

interface Frame {
  readonly value: number;
  readonly flags: number;
}

export interface UartFigures {
  /** Bytes lost because nobody read the receiver in time. */
  overruns: number;
  /** Bytes that arrived while the receiver was off. */
  unheard: number;
  /** Bytes that arrived or left at a baud rate that the other side cannot read. */
  garbled: number;
}

export class Uart {
  readonly #figures: UartFigures;
  readonly #core: Core;
  readonly #clockHz: number;
  readonly #wire: HostWire;
  readonly #onByte: (value: number) => void;
  /** The two buffered frames, then the one in the shift register. */
  readonly #received: Frame[] = [];
  #overrun = false;
  #sending: number | undefined;
  #waiting: number | undefined;
  /** Cycle at which a frame began that is sampled at another rate than the wire's. */
  #strangeFrom: number | undefined;

  /** `onByte` gets every byte at the cycle in which its stop bit ends; `figures` are counted up. */
  constructor(
    core: Core,
    clockHz: number,
    wire: HostWire,
    figures: UartFigures,
    onByte: (value: number) => void,
  ) {
    this.#core = core;
    this.#figures = figures;
    this.#clockHz = clockHz;
    this.#wire = wire;
    this.#onByte = onByte;
    core.data[UCSRA] = UDRE;
    core.data[UCSRC] = FORMAT_8N1;
    core.writeHooks[UCSRA] = (value) => this.#writeStatus(value);
    core.writeHooks[UCSRB] = (value) => this.#writeControl(value);
    core.readHooks[UDR] = () => this.#read();
    core.writeHooks[UDR] = (value) => this.#write(value);
  }

  get baud(): number {
    return this.#clockHz / this.#bitCycles;
  }

  /** A start bit begins on RX: with all three places taken, the frame that waits in the shift register is lost. */
  startBit(): void {
    if (this.#readable()) this.#makeRoom();
    else if (this.#strangeFrom === undefined && this.#control & RXEN) this.#sampleFrom(this.#core.cycles);
  }

  #makeRoom(): void {
    if (this.#received.length <= BUFFERED_FRAMES) return;
    this.#received.pop();
    this.#overrun = true;
    this.#figures.overruns += 1;
    this.#refresh();
  }

  /** The stop bit of a byte on RX has ended. */
  receive(value: number): void {
    if ((this.#control & RXEN) === 0) {
      this.#figures.unheard += 1;
      return;
    }
    if (!this.#readable()) return;
    this.#received.push({ value, flags: 0 });
    this.#refresh();
  }

  #sampleFrom(edge: number): void {
    this.#strangeFrom = edge;
    const over = edge + (STOP_BIT + 0.5) * this.#bitCycles;
    this.#core.addClockEvent(this.#sampled, over - this.#core.cycles);
  }

  /** At the stop bit of a frame of the receiver's own rate: what it has seen, and then it looks for the next edge. */
  readonly #sampled = (): void => {
    const from = this.#strangeFrom!;
    const middleOf = (bit: number) => from + (bit + 0.5) * this.#bitCycles;
    const sample = (bit: number) => this.#wire.isHigh(middleOf(bit));
    // High in the middle of the start bit: there was none, only a spike (data sheet 19.8.1).
    const isFrame = !sample(0);
    if (isFrame) {
      this.#makeRoom();
      let value = 0;
      for (let bit = 0; bit < DATA_BITS; bit += 1) value |= Number(sample(bit + 1)) << bit;
      this.#received.push({ value, flags: sample(STOP_BIT) ? 0 : FE });
      this.#figures.garbled += 1;
      this.#refresh();
    }
    this.#strangeFrom = undefined;
    const edge = this.#wire.fallAfter(middleOf(isFrame ? STOP_BIT : 0));
    if (edge !== undefined) this.#sampleFrom(edge);
  };

  get #status(): number {
    return this.#core.data[UCSRA]!;
  }

  get #control(): number {
    return this.#core.data[UCSRB]!;
  }

  get #bitCycles(): number {
    const divisor = ((this.#core.data[UBRRH]! & 0x0f) << 8) | this.#core.data[UBRRL]!;
    return (this.#status & U2X ? 8 : 16) * (divisor + 1);
  }

  #readable(): boolean {
    return Math.abs(this.baud / this.#wire.baud - 1) <= BAUD_TOLERANCE;
  }

  /** What the host reads at a wrong rate depends on the phase; all that matters is that it is wrong, every time the same. */
  #garble(value: number): number {
    this.#figures.garbled += 1;
    return (value ^ 0xa5) & 0xff;
  }

  #read(): number {
    const frame = this.#received.shift();
    // The frame in the shift register moves up, and with it the overrun is over (data sheet 19.7.4).
    this.#overrun = false;
    this.#refresh();
    return frame?.value ?? 0;
  }

  #write(value: number): true {
    if ((this.#control & TXEN) === 0 || this.#waiting !== undefined) return true;
    if (this.#sending === undefined) this.#send(value);
    else this.#waiting = value;
    this.#refresh();
    return true;
  }

  #send(value: number): void {
    this.#sending = value;
    this.#core.addClockEvent(this.#stopBitSent, BITS_PER_BYTE * this.#bitCycles);
  }

  readonly #stopBitSent = (): void => {
    const value = this.#sending!;
    this.#sending = undefined;
    if (this.#waiting !== undefined) {
      this.#send(this.#waiting);
      this.#waiting = undefined;
    } else {
      this.#core.setInterruptFlag(SENT);
    }
    this.#refresh();
    this.#onByte(this.#readable() ? value : this.#garble(value));
  };

  #writeStatus(value: number): true {
    if (value & TXC) this.#core.clearInterrupt(SENT);
    this.#core.data[UCSRA] = (this.#status & ~WRITABLE_A) | (value & WRITABLE_A);
    return true;
  }

  #writeControl(value: number): true {
    this.#core.data[UCSRB] = value;
    // Switching the receiver off empties it; any other write leaves waiting frames alone (data sheet 19.7.6).
    if ((value & RXEN) === 0) {
      this.#received.length = 0;
      this.#core.clearClockEvent(this.#sampled);
      this.#strangeFrom = undefined;
    }
    this.#core.updateInterruptEnable(SENT, value);
    this.#refresh();
    return true;
  }

  /** Makes the flags and the two level interrupts follow the buffers. */
  #refresh(): void {
    const { data } = this.#core;
    const oldest = this.#received[0];
    let flags = this.#status & ~(RXC | UDRE | FE | DOR);
    if (oldest !== undefined) flags |= RXC | oldest.flags;
    if (this.#overrun) flags |= DOR;
    if (this.#waiting === undefined) flags |= UDRE;
    data[UCSRA] = flags;
    this.#core.updateInterruptEnable(RECEIVED, this.#control & (flags & RXC ? 0xff : 0));
    this.#core.updateInterruptEnable(EMPTY, this.#control & (flags & UDRE ? 0xff : 0));
  }
}
