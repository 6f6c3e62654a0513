/** What is wrong with a board that plays: a stuck or worn button, a display that does not answer, LEDs without their supply. */
import { DISPLAY, INPUTS, type Input, POWER } from '../../hardware/cabinet.ts';
import { RAIL } from '../../hardware/electrics.ts';
import type { Board, BoardStatus } from '../board/board.ts';
import type { Clock, Timer } from '../clock/clock.ts';
import { Fault } from '../fault/fault.ts';

/** Table time. What lasts for two looks is told: a finger, a board that starts and a display that is asked first do not. */
const LOOK_MS = 2500;

export class BoardWatch {
  readonly #board: Pick<Board, 'status'>;
  readonly #clock: Clock;
  readonly #told: (fault: Fault) => void;
  #before: readonly Fault[] = [];
  #faults: readonly Fault[] = [];
  #timer: Timer | undefined;

  /** `told` is called once for each fault that comes. */
  constructor(board: Pick<Board, 'status'>, clock: Clock, told: (fault: Fault) => void) {
    this.#board = board;
    this.#clock = clock;
    this.#told = told;
    this.#look();
  }

  /** Those that last now. */
  get faults(): readonly Fault[] {
    return this.#faults;
  }

  close(): void {
    this.#timer?.cancel();
  }

  #look(): void {
    const now = faultsOf(this.#board.status());
    const lasting = now.filter((fault) => has(this.#before, fault));
    for (const fault of lasting) if (!has(this.#faults, fault)) this.#told(fault);
    this.#before = now;
    this.#faults = lasting;
    this.#timer = this.#clock.after(LOOK_MS, () => this.#look());
  }
}

/** Of a board that is away nothing is known. */
function faultsOf({ state, stuck, chattering, displays, counters }: BoardStatus): readonly Fault[] {
  if (state !== 'ready') return [];
  const faults = INPUTS.filter((input) => stuck.includes(input)).map(
    (input) => new Fault('button-stuck', nameOf(input)),
  );
  for (const input of chattering) faults.push(new Fault('button-chatter', nameOf(input)));
  const modules = DISPLAY.addresses.length;
  if (displays < modules) {
    faults.push(new Fault('display-absent', { say: 'detail.modules', working: displays, all: modules }));
  }
  const { railMv } = counters;
  if (railMv !== undefined && railMv < RAIL.lowMv) {
    // Rounded, so that a supply that wavers is one fault.
    const volts = (railMv < POWER.driveMinMv ? POWER.driveMinMv : RAIL.lowMv) / 1000;
    faults.push(new Fault('rail-low', { say: 'detail.lowRail', volts }));
  }
  return faults;
}

function has(faults: readonly Fault[], { message }: Fault): boolean {
  return faults.some((each) => each.message === message);
}

/** `hold 1`, `lever`. */
function nameOf(input: Input): string {
  return input.replace(/(\d)$/, ' $1');
}
