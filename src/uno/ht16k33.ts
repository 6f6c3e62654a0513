/** A display module: HT16K33 with four 14-segment characters (data sheet rev. 1.10, "command summary"). */
import { DISPLAY } from '../../hardware/cabinet.ts';
import type { TwoWireDevice } from './twi.ts';

/** High nibble = command, low nibble = its value. */
const COMMAND = { pointer: 0x00, oscillator: 0x20, display: 0x80, dimming: 0xe0 } as const;
const ON = 0x01;
const RAM_BYTES = 16;

export class Ht16k33 implements TwoWireDevice {
  readonly address: number;
  /** False: nothing answers at this address, as with a module that is not fitted. */
  present = true;
  /** Bytes that the module has acknowledged, its address not counted. */
  bytesReceived = 0;
  /** 0..15. */
  brightness = 15;
  readonly #ram = new Uint8Array(RAM_BYTES);
  #oscillator = false;
  #on = false;
  #pointer = 0;
  /** The next byte is a command, not data of the RAM. */
  #command = true;

  constructor(address: number) {
    this.address = address;
  }

  /** What shines: one segment word a character, all 0 while the module is off. */
  get segments(): readonly number[] {
    const lit = this.#oscillator && this.#on;
    return Array.from({ length: DISPLAY.charactersPerModule }, (_, character) =>
      lit ? this.#ram[character * 2]! | (this.#ram[character * 2 + 1]! << 8) : 0,
    );
  }

  /** The supply went and came: standby, display off, RAM as it happens to be. */
  restart(random: () => number): void {
    this.#oscillator = false;
    this.#on = false;
    this.#pointer = 0;
    this.brightness = 15;
    for (let i = 0; i < RAM_BYTES; i += 1) this.#ram[i] = random() & 0xff;
  }

  begin(): boolean {
    this.#command = true;
    return this.present;
  }

  write(value: number): boolean {
    this.bytesReceived += 1;
    if (!this.#command) {
      this.#ram[this.#pointer] = value;
      this.#pointer = (this.#pointer + 1) % RAM_BYTES;
      return true;
    }
    this.#command = false;
    const low = value & 0x0f;
    switch (value & 0xf0) {
      case COMMAND.pointer:
        this.#pointer = low;
        break;
      case COMMAND.oscillator:
        this.#oscillator = (low & ON) !== 0;
        break;
      case COMMAND.display:
        this.#on = (low & ON) !== 0;
        break;
      case COMMAND.dimming:
        this.brightness = low;
        break;
    }
    return true;
  }

  read(): number {
    const value = this.#ram[this.#pointer]!;
    this.#pointer = (this.#pointer + 1) % RAM_BYTES;
    return value;
  }
}
