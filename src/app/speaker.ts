/** Brings sounds to the board's buzzer, as loud as the cabinet file wants them. */
import type { Board } from '../board/board.ts';
import type { TableOptions } from '../table/options.ts';
import { type Sound, toneOf } from '../table/tones.ts';

export class Speaker {
  readonly #board: Board;
  readonly #options: Pick<TableOptions, 'buzzer'>;

  constructor(board: Board, options: Pick<TableOptions, 'buzzer'>) {
    this.#board = board;
    this.#options = options;
  }

  play(sound: Sound): void {
    const tone = toneOf(sound, this.#options.buzzer);
    if (tone !== undefined) this.#board.tone(tone);
  }
}
