/** The table's buzzer in the browser: off until somebody switches it on, as browsers want it, too. */
import type { SoundView } from '../../src/server/view/messages.ts';

const VOLUME = 0.05;
/** Ramps at both ends: a tone that is cut off clicks. */
const RAMP_S = 0.004;

type WithWebkit = Window & { readonly webkitAudioContext?: typeof AudioContext };

/** Square waves, as the piezo of the table sounds. */
export class ToneSpeaker {
  #context: AudioContext | undefined;
  #on = false;
  #count: number | undefined;

  get on(): boolean {
    return this.#on;
  }

  /** Only a press of the viewer may switch it on. Safari 13 has the interface under its first name. */
  switch(): void {
    this.#on = !this.#on;
    if (!this.#on || this.#context !== undefined) return;
    const Context = window.AudioContext ?? (window as WithWebkit).webkitAudioContext;
    this.#context = Context === undefined ? undefined : new Context();
  }

  /** Plays what is new since the last call; nothing of the time before the first one. */
  hear(sound: SoundView | null): void {
    const isNew = this.#count !== undefined && sound !== null && sound.count !== this.#count;
    this.#count = sound?.count ?? 0;
    if (isNew && this.#on && sound !== null) this.#play(sound);
  }

  #play({ hz, durationMs }: SoundView): void {
    const context = this.#context;
    if (context === undefined) return;
    const start = context.currentTime;
    const end = start + Math.max(durationMs / 1000, 3 * RAMP_S);
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = 'square';
    tone.frequency.value = hz;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(VOLUME, start + RAMP_S);
    gain.gain.setValueAtTime(VOLUME, end - RAMP_S);
    gain.gain.linearRampToValueAtTime(0, end);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(end);
  }
}
