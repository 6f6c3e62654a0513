/** Plays melodies on the board's buzzer, tone by tone in table time; the next one cuts what is left of the one before. */
import type { Board } from '../board/board.ts';
import type { Clock, Timer } from '../clock/clock.ts';
import type { Melody } from '../table/tones.ts';

export class MelodyPlayer {
  readonly #board: Pick<Board, 'tone'>;
  readonly #clock: Clock;
  #due: readonly Timer[] = [];

  constructor(board: Pick<Board, 'tone'>, clock: Clock) {
    this.#board = board;
    this.#clock = clock;
  }

  /** The first tone is sent at once. A board cuts the tone that sounds by itself. */
  play([first, ...later]: Melody): void {
    if (first === undefined) return;
    this.close();
    this.#board.tone(first.tone);
    this.#due = later.map(({ atMs, tone }) => this.#clock.after(atMs, () => this.#board.tone(tone)));
  }

  close(): void {
    for (const timer of this.#due) timer.cancel();
    this.#due = [];
  }
}
