/** What carries a board's bytes: a serial port, a chip in this process, a chip in another process. */
import type { Fault } from '../fault/fault.ts';

export interface LinkListener {
  /** Bytes from the board, in order, at least one; the array is the listener's to keep. */
  bytes(chunk: Uint8Array): void;
  /** Called once for every successful open: the far end went away (a Fault) or `close` was called (undefined). */
  closed(reason: Fault | undefined): void;
}

/**
 * Obligations:
 * - `open` resolves when bytes can flow and rejects with a Fault `link-open` otherwise, or, where a setting names a port
 *   that was there before, `port-lost` or `port-moved`; a link may be opened again after it closed, never while it is
 *   open. The first opening of a port since its board was plugged in resets an Uno.
 * - No callback before `open` has resolved, none after `closed`.
 * - `write` never blocks and keeps order; bytes written while the link is not open are dropped.
 * - `reset` pulses the line (DTR) that resets a bought Uno, where there is one; while the link is closed it does nothing.
 * - `close` resolves when `closed` has been called; closing a closed link does nothing.
 */
export interface Link {
  /** For people: `/dev/ttyUSB0`, `emulated Uno`. */
  readonly name: string;
  open(listener: LinkListener): Promise<void>;
  write(bytes: Uint8Array): void;
  reset(): Promise<void>;
  close(): Promise<void>;
}
