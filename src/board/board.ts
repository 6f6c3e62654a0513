/** The micro-controller and its protocol, as the table sees it: pictures, text and tones out, presses in. */

import type { Input } from '../../hardware/cabinet.ts';
import type { CoinChannel, CoinInput, CoinReadings } from '../../hardware/coin-door.ts';
import type { Fault } from '../fault/fault.ts';
import type { Counters } from '../language/counter-name.ts';
import type { Code, Text } from '../language/sentence.ts';
import type { Picture, Tone } from '../table/picture/picture.ts';
import type { Cabinet } from './cabinet.ts';

/** One qualified press. `ageMs` is how long ago the board saw it, at the moment of the report. */
export interface Press {
  readonly input: Input;
  readonly ageMs: number;
}

export interface InputReport {
  /** New presses since the last report; each press is reported exactly once. */
  readonly presses: readonly Press[];
  /** Inputs that are pressed now. */
  readonly pressed: ReadonlySet<Input>;
}

/** The expander of the coin door: whether it answers, and channels in which a coin is stuck. */
export interface CoinDoorStatus {
  readonly present: boolean;
  readonly jammed: readonly CoinChannel[];
}

/** What the coin door has counted: sums, so that the newest report is all that counts. */
export interface CoinReport extends CoinReadings, CoinDoorStatus {
  /** Contacts that are closed now. */
  readonly closed: ReadonlySet<CoinInput>;
}

export interface DoorOutputs {
  /** The acceptor is to take no coins. */
  readonly inhibit: boolean;
  readonly startLamp: boolean;
}

export type BoardState = 'closed' | 'connecting' | 'ready';

export interface BoardStatus {
  readonly state: BoardState;
  /** For people: link and firmware, for example `emulated Uno, firmware 1.0 (9f3c01d2)`. */
  readonly description: Text;
  /** It runs our own firmware, but not the one that came with this program. */
  readonly otherFirmware: boolean;
  /** Why the board is not ready, or what is wrong although it is. */
  readonly fault: Fault | undefined;
  readonly stuck: readonly Input[];
  /** Inputs that move faster than people can press: left out until they rest. */
  readonly chattering: readonly Input[];
  /** Display modules that answer: 0..2. */
  readonly displays: number;
  /** Undefined, or left out: there is none. */
  readonly coinDoor?: CoinDoorStatus | undefined;
  /** Frames or reports that were damaged or repeated, bytes lost; pictures latched. Cumulative. */
  readonly counters: Counters;
}

export interface BoardListener {
  inputs(report: InputReport): void;
  /** Left out: nobody takes coins. */
  coins?(report: CoinReport): void;
  /** The status changed; read it with `status()`. */
  changed(): void;
}

/**
 * Obligations:
 * - `start` returns at once; the board connects, and connects again after every loss, until `close`.
 * - `show`, `display`, `tone` never block and may be called in any state: the newest picture and text are shown as
 *   soon as the board is ready and again after it was lost; a tone is dropped when the board is not ready.
 * - Pictures may be skipped when newer ones arrive, the last one never; none is shown out of order.
 * - A press is reported exactly once, in one `inputs` call per report of the board, also when reports are lost or
 *   repeated on the way. Presses made while the board could not be heard are reported afterwards with their age; those
 *   made for another program, or while the board was off, are not.
 * - `door` may be called in any state; a board without a coin door ignores it. What a coin door counts is reported until it was
 *   taken, also after a reset that left the chip its power.
 * - `fit` may be called in any state too: what is shown is drawn anew as the cabinet is built from then on.
 * - `close` darkens the LEDs, clears the display if the board is ready, and closes the link; no callback after it.
 */
export interface Board {
  readonly kind: 'serial' | 'firmata' | 'memory';
  readonly emulated: boolean;
  /** What this board cannot promise of the above, in sentences for people: a protocol may have no way to. */
  readonly limits: readonly Code[];
  start(listener: BoardListener): void;
  show(picture: Picture): void;
  display(text: string): void;
  tone(tone: Tone): void;
  door(outputs: DoorOutputs): void;
  fit(cabinet: Cabinet): void;
  status(): BoardStatus;
  close(): Promise<void>;
}
