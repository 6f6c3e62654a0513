/** What a page lets people hear of its table: sounds, and words by the browser's own voice. Off until somebody wants it. */

import type { InWords } from '../../src/language/sentence.ts';
import type { HeardView } from '../../src/server/view/messages.ts';
import { wordsFor } from '../texts/sentences.ts';
import { PackPlayer } from './pack-player.ts';

export class PageSound {
  readonly #player: PackPlayer;
  readonly #changed: () => void;
  #wanted = false;
  #count: number | undefined;

  /** `changed`: it can be heard now, or no more. */
  constructor(changed: () => void) {
    this.#changed = changed;
    this.#player = new PackPlayer(changed);
  }

  /** Switched on, and let through by the browser. */
  get on(): boolean {
    return this.#wanted && this.#player.plays;
  }

  /** A page that nobody touches asks once; a press of somebody is always let through. */
  switch(on: boolean): void {
    this.#wanted = on;
    if (on) {
      this.#player.begin();
      void wordsFor('speech');
    } else {
      this.#player.end();
      window.speechSynthesis?.cancel();
    }
    this.#changed();
  }

  /** Plays what is new since the last call; nothing of the time before the first one. */
  hear(heard: InWords<readonly HeardView[]>): void {
    const before = this.#count;
    this.#count = heard[heard.length - 1]?.count ?? 0;
    // A page that was switched on as it loaded had no words then.
    const loading = this.#wanted ? wordsFor('speech') : undefined;
    // A table that was started again begins to count anew.
    if (before === undefined || !this.on || this.#count < before) return;
    for (const { count, cue, said } of heard) {
      if (count <= before) continue;
      if (cue !== undefined) this.#player.play(cue).catch(() => undefined);
      // Without its words, or those of another language, it was told by names of codes; they come now.
      if (said !== undefined && loading === undefined) this.#say(said.text, said.cuts);
    }
  }

  #say(text: string, cuts: boolean): void {
    const voice = window.speechSynthesis;
    if (voice === undefined) return;
    if (cuts) voice.cancel();
    const words = new SpeechSynthesisUtterance(text);
    words.lang = document.documentElement.lang;
    words.onstart = () => this.#player.duck(true);
    words.onend = () => this.#player.duck(false);
    words.onerror = () => this.#player.duck(false);
    voice.speak(words);
  }
}
