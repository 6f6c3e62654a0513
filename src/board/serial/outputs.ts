/** What the table wants to be seen and heard, on its way to the board: pictures before tones before texts. */
import type { Picture, Tone } from '../../table/picture/picture.ts';
import type { Cabinet } from '../cabinet.ts';
import { NewestSender } from './newest-sender.ts';
import type { Outbox } from './outbox.ts';
import { PictureSender } from './picture-sender.ts';
import { configMessage, displayMessage, toneMessage } from './wanted.ts';

export class Outputs {
  readonly #outbox: Outbox;
  readonly #pictures: PictureSender;
  readonly #tones: NewestSender<'tone'>;
  readonly #texts: NewestSender<'display'>;
  #text = '';

  constructor(outbox: Outbox) {
    this.#outbox = outbox;
    this.#pictures = new PictureSender(outbox);
    this.#tones = new NewestSender(outbox, 'tone');
    this.#texts = new NewestSender(outbox, 'display');
  }

  show(picture: Picture): void {
    this.#pictures.show(picture);
  }

  display(text: string): void {
    if (text === this.#text) return;
    this.#text = text;
    this.#texts.want(displayMessage(text));
  }

  tone(tone: Tone): void {
    this.#tones.want(toneMessage(tone));
  }

  /** At once, whatever else is under way: everything that is shown depends on it. */
  fit(cabinet: Cabinet, nowMs: number, acked: () => void): void {
    this.#outbox.deliver('config', 'config', configMessage(cabinet), nowMs, acked);
  }

  pumpPictures(nowMs: number): void {
    this.#pictures.pump(nowMs);
  }

  pump(nowMs: number): void {
    this.#pictures.pump(nowMs);
    this.#tones.pump(nowMs);
    this.#texts.pump(nowMs);
  }

  acknowledge(seq: number): void {
    this.#pictures.acknowledge(seq);
    this.#outbox.acknowledge(seq);
  }

  /** True when the newest picture is on the LEDs (`latched` is the board's word for which is) and the newest text on the display. */
  settled(latched: number): boolean {
    return this.#pictures.newestNumber === latched && this.#texts.idle;
  }

  /** A new session: picture and text are brought again, from nothing. */
  restart(): void {
    this.#outbox.clear();
    this.#pictures.restart();
    this.#tones.restart();
    this.#texts.restart();
    this.#texts.want(displayMessage(this.#text));
  }
}
