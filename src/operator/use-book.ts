/**
 * Notes in the books how a table is used: at the end of each game what was pressed in it, and every fault as it comes. Whoever
 * looks after the table reads from it which button wears out, which nobody can press any more, and how good the wire is.
 */
import type { Input } from '../../hardware/cabinet.ts';
import type { TableLoop } from '../app/table-loop.ts';
import type { BoardStatus, InputReport } from '../board/board.ts';
import type { BookEvent } from '../books/event.ts';
import type { Clock } from '../clock/clock.ts';
import { Fault, type FaultCode } from '../fault/fault.ts';
import { countPress, NO_PRESSES } from '../table/state/service-state.ts';
import type { TableView } from '../table/view.ts';

export interface UseBookParts {
  readonly journal: { append(events: readonly [], booked: readonly BookEvent[]): Promise<unknown> };
  readonly board: { status(): BoardStatus };
  readonly clock: Clock;
}

/** A cable that comes and goes is one fault. */
const SAME_FAULT_MS = 60_000;

export class UseBook {
  readonly #parts: UseBookParts;
  #test = NO_PRESSES;
  /** Number of the game that is played; service counts no presses of its own. */
  #game: number | undefined;
  #isServed = false;
  #linkErrors = 0;
  #told = new Map<FaultCode, number>();

  constructor(parts: UseBookParts) {
    this.#parts = parts;
  }

  /** Before the table hears of them. */
  heard({ presses }: InputReport): void {
    if (this.#game === undefined || this.#isServed) return;
    const nowMs = this.#parts.clock.now();
    for (const { input, ageMs } of presses) this.#test = countPress(this.#test, input, nowMs - ageMs);
  }

  follow(loop: Pick<TableLoop, 'subscribe'>): void {
    loop.subscribe((view) => this.#see(view));
  }

  /** Something is wrong at the table. */
  fault({ code }: Fault): void {
    const nowMs = this.#parts.clock.now();
    if (nowMs - (this.#told.get(code) ?? Number.NEGATIVE_INFINITY) < SAME_FAULT_MS) return;
    this.#told.set(code, nowMs);
    this.#append({ type: 'fault', code });
  }

  #see({ game, service }: TableView): void {
    this.#isServed = service !== undefined;
    const status = this.#parts.board.status();
    if (status.fault !== undefined) this.fault(status.fault);
    const playing = game?.status === 'playing' ? game.number : undefined;
    if (playing === this.#game) return;
    if (this.#game !== undefined) this.#append(this.#noted(this.#game, status));
    this.#game = playing;
    this.#test = NO_PRESSES;
    this.#linkErrors = errorsOf(status);
  }

  #noted(game: number, status: BoardStatus): BookEvent {
    const counted = Object.entries(this.#test.counts) as [Input, { presses: number; bounces: number }][];
    const bounced = counted.filter(([, { bounces }]) => bounces > 0);
    return {
      ...{ type: 'buttons', game },
      presses: Object.fromEntries(counted.map(([input, { presses }]) => [input, presses])),
      bounces: Object.fromEntries(bounced.map(([input, { bounces }]) => [input, bounces])),
      // A board that was started again counts from 0.
      linkErrors: Math.max(0, errorsOf(status) - this.#linkErrors),
    };
  }

  /** A journal that cannot be written stops the table, which tells it; a note more or less is none. */
  #append(event: BookEvent): void {
    const appended = this.#parts.journal.append([], [event]).catch((error: unknown) => {
      if (!(error instanceof Fault)) throw error;
    });
    void this.#parts.clock.track(appended);
  }
}

function errorsOf({ counters }: BoardStatus): number {
  const { damagedFrames = 0, resentFrames = 0, boardDamagedFrames = 0, boardLostBytes = 0 } = counters;
  return damagedFrames + resentFrames + boardDamagedFrames + boardLostBytes;
}
