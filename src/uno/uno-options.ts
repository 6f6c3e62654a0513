/** How an emulated Uno is fitted, and the figures that it can be asked for. */
import type { LedOptions } from './led-lanes.ts';
import type { ResetCause } from './lives.ts';
import type { Bootloader } from './program-memory.ts';

export interface UnoOptions extends LedOptions {
  /** Burnt into the chip, as in every bought Uno; without one a reset begins with the program. */
  readonly bootloader?: Bootloader;
  /** Baud rate of the host's end of the line. */
  readonly baud?: number;
  /** Fitted with a coin door; left out: none. */
  readonly coinDoor?: boolean;
  /** Seed of the noise in RAM after power-up. */
  readonly seed?: number;
  /** Measures the deepest stack; costs some speed. */
  readonly watchStack?: boolean;
}

export interface UnoFigures {
  readonly cycles: number;
  /** Bytes from the host that the chip did not read in time. */
  readonly overruns: number;
  /** Bytes from the host that came while the receiver was off, or without power. */
  readonly unheard: number;
  /** Bytes at a wrong baud rate, both ways. */
  readonly garbled: number;
  /** Reads and writes beyond the end of RAM. */
  readonly strayAccesses: number;
  /** Deepest stack so far, when `watchStack` is on. */
  readonly stackBytes: number;
  /** Resets by cause since the start, power-up included. */
  readonly resets: Readonly<Record<ResetCause | 'power', number>>;
}
