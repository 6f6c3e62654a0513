/** Five seconds of a board: what it says, and how much of that was damaged meanwhile. */
import type { Board, BoardStatus } from '../../board/board.ts';
import type { Clock } from '../../clock/clock.ts';
import type { CounterName } from '../../language/counter-name.ts';
import type { BoardFacts } from '../facts.ts';

/** Table time. */
const WATCH_MS = 5000;
/** The old bootloader waits for a second before it starts the program, and a silent board is called so after three. */
const READY_WITHIN_MS = 8000;
const LOOK_MS = 100;

const ERRORS: readonly CounterName[] = [
  'damagedFrames',
  'strangeFrames',
  'unreadBytes',
  'resentFrames',
  'boardDamagedFrames',
  'boardLostBytes',
  'unanswered',
];

/** It has been started; a while is allowed until it is ready. */
export async function watchBoard(board: Pick<Board, 'status'>, clock: Clock): Promise<BoardFacts> {
  for (let ms = 0; board.status().state !== 'ready' && ms < READY_WITHIN_MS; ms += LOOK_MS)
    await passed(clock, LOOK_MS);
  const before = errorsOf(board.status());
  if (board.status().state === 'ready') await passed(clock, WATCH_MS);
  const now = board.status();
  const { state, description, otherFirmware, fault, displays, stuck, chattering, counters } = now;
  return {
    ...{ isReady: state === 'ready', description, otherFirmware, fault: fault?.said ?? null },
    ...{ displays, stuck, chattering, railMv: counters.railMv ?? null },
    errors: Math.max(0, errorsOf(now) - before),
  };
}

function errorsOf({ counters }: BoardStatus): number {
  return ERRORS.reduce((sum, name) => sum + (counters[name] ?? 0), 0);
}

function passed(clock: Clock, ms: number): Promise<void> {
  return new Promise((resolve) => void clock.after(ms, resolve));
}
