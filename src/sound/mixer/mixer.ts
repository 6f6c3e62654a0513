/** The mixer: sounds and words into one stream of samples that never goes beyond its limits. Pure: whoever drives it has the clock. */
import type { Cue, SoundName } from '../cue.ts';
import type { Clip } from '../pack/wav.ts';

/** Samples a second of what it makes: what nearly every sound card has. */
export const MIX_RATE = 48_000;

/** More at once is mud; the oldest gives way. */
const MOST_VOICES = 12;
/** While something is said, sounds are as loud as this. */
const DUCKED = 0.3;
/** How fast that comes and goes, and a voice that is ended fades: seconds. */
const GLIDE_S = 0.03;
/** No sample goes beyond it: -1 dB, as what comes after the mixer may interpolate beyond the samples. */
const CEILING = 0.89;
/** How fast the limiter lets go. */
const RELEASE_S = 0.25;
/** A rattle of so many dice is as loud as it gets. */
const FULL_CUP = 5;

interface Voice {
  readonly clip: Clip;
  readonly step: number;
  readonly gain: number;
  readonly speaks: boolean;
  readonly loops: boolean;
  at: number;
  /** Where its loudness glides to, and where it is. */
  aim: number;
  level: number;
}

export class Mixer {
  readonly #clips: ReadonlyMap<SoundName, Clip>;
  #voices: Voice[] = [];
  #rattle: Voice | undefined;
  #ducked = 1;
  #envelope = 0;

  constructor(clips: ReadonlyMap<SoundName, Clip>) {
    this.#clips = clips;
  }

  /** Whether nothing can be heard any more. */
  get silent(): boolean {
    return this.#voices.length === 0;
  }

  get speaks(): boolean {
    return this.#voices.some(({ speaks, aim }) => speaks && aim > 0);
  }

  /** `volume`: from 0 to 1. A sound that the pack does not have is silence. */
  play({ sound, higher = 0, dice }: Cue, volume: number): void {
    const clip = this.#clips.get(sound);
    if (clip === undefined) return;
    if (dice === undefined) this.#add({ clip, higher, gain: volume, speaks: false, loops: false });
    else this.#rattles(clip, Math.sqrt(Math.min(dice, FULL_CUP) / FULL_CUP), volume);
  }

  say(clip: Clip, volume: number): void {
    this.#add({ clip, higher: 0, gain: volume, speaks: true, loops: false });
  }

  /** Ends what is being said. */
  hush(): void {
    for (const voice of this.#voices) if (voice.speaks) voice.aim = 0;
  }

  /** The next samples. */
  mix(frames: number): Float32Array {
    const mixed = new Float32Array(frames);
    const glide = 1 / (GLIDE_S * MIX_RATE);
    const release = FADE_OUT ** (1 / (RELEASE_S * MIX_RATE));
    const aim = this.speaks ? DUCKED : 1;
    for (let frame = 0; frame < frames; frame += 1) {
      this.#ducked = towards(this.#ducked, aim, glide);
      let sum = 0;
      for (const voice of this.#voices) sum += next(voice, glide) * (voice.speaks ? 1 : this.#ducked);
      this.#envelope = Math.max(Math.abs(sum), this.#envelope * release);
      mixed[frame] = this.#envelope > CEILING ? (sum * CEILING) / this.#envelope : sum;
    }
    this.#voices = this.#voices.filter((voice) => !isOver(voice));
    return mixed;
  }

  /** One rattle at a time; the dice that still tumble say how loud. */
  #rattles(clip: Clip, loudness: number, volume: number): void {
    const rattle = this.#rattle;
    if (rattle !== undefined && this.#voices.includes(rattle) && rattle.aim > 0) rattle.aim = loudness;
    else if (loudness > 0) {
      this.#rattle = this.#add({ clip, higher: 0, gain: volume, speaks: false, loops: true });
      this.#rattle.aim = loudness;
      this.#rattle.level = loudness;
    }
  }

  #add({
    clip,
    higher,
    gain,
    speaks,
    loops,
  }: Pick<Voice, 'clip' | 'gain' | 'speaks' | 'loops'> & { higher: number }): Voice {
    const step = (clip.rate / MIX_RATE) * 2 ** (higher / 12);
    const voice: Voice = { clip, step, gain, speaks, loops, at: 0, aim: 1, level: 1 };
    this.#voices = [...this.#voices, voice].slice(-MOST_VOICES);
    return voice;
  }
}

/** What is left of a peak once the limiter has let go. */
const FADE_OUT = 0.1;

function towards(now: number, aim: number, step: number): number {
  return now < aim ? Math.min(aim, now + step) : Math.max(aim, now - step);
}

/** Between two samples of the clip, a straight line. */
function next(voice: Voice, glide: number): number {
  const { samples } = voice.clip;
  const whole = Math.floor(voice.at);
  const one = samples[whole] ?? 0;
  const other = samples[whole + 1] ?? (voice.loops ? (samples[0] ?? 0) : 0);
  const sample = one + (other - one) * (voice.at - whole);
  voice.level = towards(voice.level, voice.aim, glide);
  voice.at += voice.step;
  if (voice.loops && voice.at >= samples.length) voice.at -= samples.length;
  return sample * voice.gain * voice.level;
}

function isOver({ at, clip, aim, level }: Voice): boolean {
  return at >= clip.samples.length || (aim === 0 && level === 0);
}
