/** The sounds of the table in the browser: the same files as at the table, by Web Audio, from the moment somebody switches them on. */
import type { Cue } from '../../src/sound/cue.ts';

/** A page has a loudspeaker of its own, with a knob; this much leaves room for several sounds at once. */
const VOLUME = 0.6;
/** While something is said, sounds are as loud as this. */
const DUCKED = 0.3;
/** Loudness glides: what is cut off clicks. */
const GLIDE_S = 0.03;
/** A rattle of so many dice is as loud as it gets. */
const FULL_CUP = 5;

type WithWebkit = Window & { readonly webkitAudioContext?: typeof AudioContext };

interface Rattle {
  readonly source: AudioBufferSourceNode;
  readonly gain: GainNode;
}

export class PackPlayer {
  readonly #changed: () => void;
  readonly #clips = new Map<string, Promise<AudioBuffer>>();
  #context: AudioContext | undefined;
  #bus: GainNode | undefined;
  #rattle: Rattle | undefined;
  /** How many dice should rattle: a clip that comes late asks. */
  #dice = 0;

  /** `changed`: the browser lets sounds through now, or no more. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Whether anything can be heard: a browser wants a press before, unless it was told not to. */
  get plays(): boolean {
    return this.#context?.state === 'running';
  }

  /** Safari 13 has the interface under its first name. */
  begin(): void {
    const Context = window.AudioContext ?? (window as WithWebkit).webkitAudioContext;
    if (this.#context === undefined && Context !== undefined) {
      const context = new Context();
      this.#context = context;
      this.#bus = context.createGain();
      this.#bus.gain.value = VOLUME;
      // Several at once are made to fit, as the table's own mixer does it.
      this.#bus.connect(context.createDynamicsCompressor()).connect(context.destination);
      context.onstatechange = this.#changed;
    }
    void this.#context?.resume();
  }

  end(): void {
    this.#stopRattle();
    void this.#context?.suspend();
  }

  duck(speaks: boolean): void {
    const { currentTime = 0 } = this.#context ?? {};
    this.#bus?.gain.setTargetAtTime(speaks ? VOLUME * DUCKED : VOLUME, currentTime, GLIDE_S);
  }

  async play({ sound, higher = 0, dice }: Cue): Promise<void> {
    const context = this.#context;
    if (context === undefined || this.#bus === undefined || !this.plays) return;
    if (dice !== undefined) this.#dice = dice;
    if (dice !== undefined && this.#rattle !== undefined) return this.#changeRattle(context, this.#rattle);
    if (dice === 0) return;
    const buffer = await this.#clip(context, sound);
    // It came too late to rattle.
    if (dice !== undefined && (this.#dice === 0 || this.#rattle !== undefined)) return;
    const source = context.createBufferSource();
    const gain = context.createGain();
    source.buffer = buffer;
    source.playbackRate.value = 2 ** (higher / 12);
    source.loop = dice !== undefined;
    source.connect(gain).connect(this.#bus);
    source.start();
    if (dice === undefined) return;
    this.#rattle = { source, gain };
    this.#changeRattle(context, this.#rattle);
  }

  #changeRattle(context: AudioContext, { gain }: Rattle): void {
    const loudness = Math.sqrt(Math.min(this.#dice, FULL_CUP) / FULL_CUP);
    gain.gain.setTargetAtTime(loudness, context.currentTime, GLIDE_S / 3);
    if (this.#dice === 0) this.#stopRattle();
  }

  #stopRattle(): void {
    this.#rattle?.source.stop((this.#context?.currentTime ?? 0) + GLIDE_S);
    this.#rattle = undefined;
  }

  /** Each is fetched once; one that did not come is asked for again. */
  #clip(context: AudioContext, sound: string): Promise<AudioBuffer> {
    const found = this.#clips.get(sound) ?? fetchClip(context, sound);
    this.#clips.set(sound, found);
    found.catch(() => this.#clips.delete(sound));
    return found;
  }
}

async function fetchClip(context: AudioContext, sound: string): Promise<AudioBuffer> {
  const answer = await fetch(`/sounds/${sound}.wav`);
  if (!answer.ok) throw new Error(`${answer.status}`);
  const bytes = await answer.arrayBuffer();
  // Safari 13 knows no promise of it.
  return new Promise((resolve, reject) => void context.decodeAudioData(bytes, resolve, reject));
}
