/** What a chip of the AVR family is described by: all that headers, wiring page and checks need to know of it. */

/** One wire of the chip. `port` and `bit` name the register bit, `arduino` the label on the board. */
export interface AvrPin {
  readonly name: string;
  readonly arduino: string;
  readonly port: string;
  readonly bit: number;
  readonly use: 'uart' | 'input' | 'lane' | 'buzzer' | 'heartbeat' | 'rail-sense' | 'i2c';
  readonly note: string;
}

export interface AvrChip {
  readonly mcu: string;
  /** The boards that carry it, in words. */
  readonly boards: string;
  readonly clockHz: number;
  readonly ramBytes: number;
  readonly flashBytes: number;
  /** Our own limits: of RAM with the deepest stack that was measured, so that a rare interrupt finds room; of flash for growth. */
  readonly ramLimitBytes: number;
  readonly flashLimitBytes: number;
  /** Of the serial line. */
  readonly baud: number;
  /** Register bits that belong to the serial line alone. */
  readonly uartWires: readonly string[];
  readonly ports: readonly string[];
  /** Pulses of one bit on a lane, in cycles of the clock. */
  readonly ledCycles: Readonly<
    Record<'highZeroCycles' | 'highOneMinCycles' | 'highOneMaxCycles' | 'bitCycles', number>
  >;
  readonly pins: readonly AvrPin[];
}
