/** Brings scenes to the board, to be seen and heard: only what has changed, at once, and again when something moves. */
import type { Board } from '../board/board.ts';
import type { Clock, Timer } from '../clock/clock.ts';
import { displayAt, nextChangeMs } from '../table/animation.ts';
import { makeScene } from '../table/make-scene.ts';
import { drawPicture } from '../table/picture/draw-picture.ts';
import type { Picture } from '../table/picture/picture.ts';
import type { Scene } from '../table/scene.ts';
import type { Look } from '../table/shown.ts';
import { sameValue } from '../table/state/same-value.ts';
import { Jingle } from './jingle.ts';
import type { Speaker } from './speaker.ts';

export interface Rendered {
  readonly scene: Scene;
  readonly picture: Picture;
  readonly display: string;
}

export class Renderer {
  readonly #board: Board;
  readonly #speaker: Speaker;
  readonly #clock: Clock;
  readonly #wake: () => void;
  readonly #jingle: Jingle;
  #timer: Timer | undefined;
  #shown: Rendered | undefined;

  /** `wake` is called when the table looks different although nobody did anything; it has to render again. */
  constructor(board: Board, speaker: Speaker, clock: Clock, wake: () => void) {
    this.#board = board;
    this.#speaker = speaker;
    this.#clock = clock;
    this.#wake = wake;
    this.#jingle = new Jingle(clock, wake);
  }

  get shown(): (Rendered & Pick<Speaker, 'heard'>) | undefined {
    return this.#shown && { ...this.#shown, heard: this.#speaker.heard };
  }

  /** The picture leaves first: it is what the player waits for. True when the meaning of what is shown, or heard, has changed. */
  render(look: Look): boolean {
    const before = this.#shown;
    const { nowMs, options } = look.moment;
    const scene = makeScene(before?.scene, look);
    const picture = drawPicture(scene, nowMs, options.diceKind);
    if (!sameValue(before?.picture, picture)) this.#board.show(picture);
    const display = displayAt(scene, nowMs);
    if (before?.display !== display) this.#board.display(display);
    this.#shown = { scene, picture, display };
    this.#sleep(look, scene);
    const { newest } = this.#speaker;
    if (this.#jingle.rings(look)) this.#speaker.cue({ sound: 'jingle' });
    // A second refusal shows what the first one did.
    if (scene !== before?.scene || look.moment.ui.notice !== undefined)
      this.#speaker.showed(before?.scene, scene, look);
    const { chime } = scene;
    if (chime !== undefined && chime.step !== before?.scene.chime?.step) this.#speaker.test(chime);
    return scene !== before?.scene || display !== before.display || newest !== this.#speaker.newest;
  }

  close(): void {
    this.#timer?.cancel();
    this.#jingle.close();
  }

  #sleep(look: Look, scene: Scene): void {
    this.#timer?.cancel();
    const at = nextChangeMs(look, scene);
    this.#timer = at === undefined ? undefined : this.#clock.after(at - this.#clock.now(), this.#wake);
  }
}
