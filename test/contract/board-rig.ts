/** What the contract of boards needs: a board with the world around it, and somebody who writes down what it says. */
import { DEBOUNCE, type Input } from '../../hardware/cabinet.ts';
import type { Board, BoardState, InputReport, Press } from '../../src/board/board.ts';
import type { Picture, Tone } from '../../src/table/picture/picture.ts';
import type { Noise } from '../rig/noisy-link.ts';
import type { Pixels } from './pictures.ts';

/** A board and the world around it: fingers, eyes, cables. Times are table time. */
export interface BoardRig {
  readonly board: Board;
  advance(ms: number): Promise<void>;
  press(input: Input): void;
  release(input: Input): void;
  /** What a picture must look like on it. */
  looks(picture: Picture): Pixels;
  /** What the LEDs show now. */
  pixels(): Pixels;
  /** What the LEDs have shown, oldest first, since the rig was made. */
  shown(): readonly Pixels[];
  text(): string;
  /** Frequencies heard so far. */
  tones(): readonly number[];
  /** Only the data wires: the board runs on. */
  pullData(): void;
  /** The whole cable: the board is off. */
  pullCable(): void;
  plugCable(): void;
  pushReset(): void;
  /** What the next program uses after `board` was closed, on the same board. */
  successor?(): Board;
  /** For boards with a wire. */
  disturb?(noise: Noise): void;
}

/** The slowest way to be ready: a bootloader, a reopened link. */
const READY_WITHIN_MS = 10_000;
/** Contact chatter after a release, and the longest quiet time of the debounce. */
const RELEASED_WITHIN_MS = 45 + DEBOUNCE.leverQuietMs;
/** Half a second for the dark, a moment for the link. */
export const CLOSE_WITHIN_MS = 600;
export const TONE: Tone = { hz: 1000, durationMs: 60, volume: 0.5 };

/** Writes down what a board tells its listener. */
export class Witness {
  readonly reports: InputReport[] = [];
  readonly presses: Press[] = [];
  readonly states: BoardState[] = [];
  readonly #board: Board;

  constructor(board: Board) {
    this.#board = board;
  }

  inputs(report: InputReport): void {
    this.reports.push(report);
    this.presses.push(...report.presses);
  }

  changed(): void {
    const { state } = this.#board.status();
    if (this.states.at(-1) !== state) this.states.push(state);
  }

  /** Presses per input, without those that never were. */
  counts(): Partial<Record<Input, number>> {
    const counts: Partial<Record<Input, number>> = {};
    for (const { input } of this.presses) counts[input] = (counts[input] ?? 0) + 1;
    return counts;
  }
}

export function start(board: Board): Witness {
  const witness = new Witness(board);
  board.start({ inputs: (report) => witness.inputs(report), changed: () => witness.changed() });
  return witness;
}

export async function untilReady({ board, advance }: BoardRig): Promise<void> {
  for (let waitedMs = 0; board.status().state !== 'ready'; waitedMs += 10) {
    if (waitedMs > READY_WITHIN_MS) throw new Error(`Not ready: ${board.status().fault?.message}`);
    await advance(10);
  }
}

/** A finger's press: long enough for any debounce, down and up again. */
export async function tap(rig: BoardRig, input: Input): Promise<void> {
  rig.press(input);
  await rig.advance(DEBOUNCE.quietMs);
  rig.release(input);
  await rig.advance(RELEASED_WITHIN_MS);
}

/** How fast a board is, in milliseconds. */
export interface BoardPace {
  /** The slowest picture and text, while another is under way, until they are seen; with room. */
  readonly shownWithinMs: number;
  /** Pictures may come three times as fast as this and every one in four is seen. */
  readonly pictureMs: number;
  /** Contact chatter, qualified, sent, taken in. */
  readonly pressWithinMs: number;
}

/**
 * What a board has beside the obligations of every board; a suite leaves out what cannot happen to it. Where a board
 * cannot keep an obligation, the suite checks that it says so in `limits`, and what it does instead.
 */
export interface BoardTraits extends BoardPace {
  /** Its bytes can be damaged on the way, and it notices; `unchecked`: they can, and it does not. */
  readonly wire: 'none' | 'checked' | 'unchecked';
  /** It reports inputs that stay pressed for too long. */
  readonly stuckInputs: boolean;
  /** It outlives the program that plays on it. */
  readonly successor: boolean;
  /** It counts presses also while its data wires are out; a board that is reset when its port opens forgets them. */
  readonly countsUnplugged: boolean;
  /** All its tones have this pitch in Hz; undefined: the one that is asked for. */
  readonly pitchHz: number | undefined;
}

/** What a part of the suite is told with. */
export interface ContractContext {
  readonly traits: BoardTraits;
  /** A new rig; it is closed after the test. */
  rigOf(): Promise<BoardRig>;
  /** One whose board was started and is ready. */
  readyRig(): Promise<{ readonly rig: BoardRig; readonly witness: Witness }>;
  /** Has a board closed after the test that was not made by `rigOf`. */
  adopt(rig: BoardRig): void;
  close(rig: BoardRig): Promise<void>;
}
