/** A table that cannot start says why on the cabinet's own display: in a bar, nobody may have another screen. */
import { OFFLINE } from '../hardware/offline.ts';
import type { Board } from './board/board.ts';
import type { Clock, Timer } from './clock/clock.ts';
import { SystemClock } from './clock/system-clock.ts';
import type { Config } from './config/schema.ts';
import { Fault } from './fault/fault.ts';
import { tell } from './language/sentence.ts';
import { sentencesIn } from './language/sentences.ts';
import { type Cable, makeBoard, openCable } from './open-board.ts';
import { DARK_PICTURE } from './table/picture/picture.ts';

export interface ShowFaultOptions {
  /** Somebody wants the program to end. */
  readonly stopped: Promise<unknown>;
  readonly clock?: Clock;
  /** What tests put in the place of the configured one. */
  readonly cable?: Cable;
}

/** An Uno needs 1.5 s for its bootloader, one with Firmata 2.5 s for its blinks too; a silent one is named after 3 to 5 s. */
const READY_WITHIN_MS = 6000;
/** Long enough to be read by somebody who walks up; a service that starts the program again shows it again. */
const SHOWN_MS = 10_000;
const CLOSE_WITHIN_MS = 2000;

/**
 * Dice dark, the fault's word on the display. Resolves when it has been shown, when no board can be reached (the fault of
 * the start is the one that counts), or as soon as `stopped` resolves.
 */
export async function showFault(
  { word: code }: Fault,
  config: Config,
  { stopped, clock = new SystemClock(), cable }: ShowFaultOptions,
): Promise<void> {
  const word = tell(sentencesIn(config.language), code);
  // Nothing to say, or what the board says by itself.
  if (word === '' || word === OFFLINE.text) return;
  // An emulated board would end with this program, and its window is a page that is not served.
  if (cable === undefined && config.board.kind.startsWith('emulated')) return;
  try {
    const used = cable ?? (await openCable(config));
    const board = await clock.track(makeBoard(config, used, clock));
    board.show(DARK_PICTURE);
    board.display(word);
    await shown(board, clock, stopped);
    const closed = board.close().then(() => used.close());
    // A port that hangs must not keep the program from its end, and a service from its next start.
    await Promise.race([closed, pause(clock, CLOSE_WITHIN_MS)]);
  } catch (error) {
    // The board's own fault, for example packages that are missing: one at a time.
    if (!(error instanceof Fault)) throw error;
  }
}

/** A port that another table has open is locked by it, so nobody's game is disturbed: the board has a fault at once. */
function shown(board: Board, clock: Clock, stopped: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    let timer: Timer;
    const end = (): void => {
      timer.cancel();
      resolve();
    };
    let isShown = false;
    timer = clock.after(READY_WITHIN_MS, end);
    const look = (): void => {
      const { state, fault } = board.status();
      // Once it is shown, a board that is lost for a moment gets the word again by itself.
      if (isShown) return;
      if (state === 'ready') {
        isShown = true;
        timer.cancel();
        timer = clock.after(SHOWN_MS, end);
      } else if (fault !== undefined) end();
    };
    board.start({ inputs() {}, changed: look });
    void stopped.then(end);
  });
}

function pause(clock: Clock, ms: number): Promise<void> {
  return new Promise((resolve) => clock.after(ms, resolve));
}
