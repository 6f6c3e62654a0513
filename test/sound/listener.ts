/** A loudspeaker that only notes what it is asked to play and say. */
import type { Cue } from '../../src/sound/cue.ts';
import type { Sound, SoundState } from '../../src/sound/sound.ts';

export class Listener implements Sound {
  readonly played: Cue[] = [];
  readonly said: { readonly words: string; readonly cuts: boolean }[] = [];

  play(cue: Cue): void {
    this.played.push(cue);
  }

  say(words: string, _language: string, cuts: boolean): void {
    this.said.push({ words, cuts });
  }

  state(): SoundState {
    return { player: 'aplay', troubles: [], muted: false, latencyMs: undefined };
  }

  async ready(): Promise<SoundState> {
    return this.state();
  }

  async settled(): Promise<SoundState> {
    return this.state();
  }

  async close(): Promise<void> {}

  /** How often it was asked to play this. */
  times(sound: Cue['sound']): number {
    return this.played.filter((cue) => cue.sound === sound).length;
  }
}
