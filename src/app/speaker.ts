/** Brings sounds to the board's buzzer, as loud as the cabinet file wants them. */
import type { Board } from '../board/board.ts';
import type { TableOptions } from '../table/options.ts';
import type { Pitch } from '../table/scene.ts';
import { pitchOf, type Sound, toneOf } from '../table/tones.ts';
import type { Heard } from '../table/view.ts';

export class Speaker {
  readonly #board: Board;
  readonly #options: Pick<TableOptions, 'buzzer'>;
  #heard: Heard | undefined;

  constructor(board: Board, options: Pick<TableOptions, 'buzzer'>) {
    this.#board = board;
    this.#options = options;
  }

  /** The newest sound, for on-screen cabinets: they may be heard where the buzzer is off. */
  get heard(): Heard | undefined {
    return this.#heard;
  }

  play(sound: Sound): void {
    this.#hear(pitchOf(sound));
    const tone = toneOf(sound, this.#options.buzzer);
    if (tone !== undefined) this.#board.tone(tone);
  }

  /** As loud as it can be, whatever the cabinet file wants. */
  test({ hz, durationMs }: Pitch): void {
    this.#hear({ hz, durationMs });
    this.#board.tone({ hz, durationMs, volume: 1 });
  }

  #hear(pitch: Pitch): void {
    this.#heard = { count: (this.#heard?.count ?? 0) + 1, ...pitch };
  }
}
