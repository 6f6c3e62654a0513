/**
 * Where the only player takes files alone (macOS: afplay reads no stream), every sound is a file and a process of its own. It
 * comes later than out of the mixer, and nothing gives way to words.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cue } from '../cue.ts';
import { MIX_RATE, Mixer } from '../mixer/mixer.ts';
import { type Clip, encodeWav } from '../pack/wav.ts';

/** More processes at once are too many. */
const MOST = 6;
/** The longest tumble, and a moment more. */
const RATTLE_MS = 1300;
const PORTION = MIX_RATE / 10;

export class FilePlayer {
  readonly #program: string;
  readonly #clips: ConstructorParameters<typeof Mixer>[0];
  readonly #files = new Map<string, string>();
  #playing: readonly ChildProcess[] = [];
  #rattle: ChildProcess | undefined;
  #speech: ChildProcess | undefined;
  #folder: string | undefined;

  constructor(program: string, clips: ConstructorParameters<typeof Mixer>[0]) {
    this.#program = program;
    this.#clips = clips;
  }

  play(cue: Cue, volume: number): void {
    const { sound, higher = 0, dice } = cue;
    if (dice !== undefined && dice > 0 && this.#rattle !== undefined) return;
    if (dice === 0) {
      this.#rattle?.kill();
      this.#rattle = undefined;
      return;
    }
    const child = this.#start(
      this.#fileOf(`${sound}-${higher}`, () => this.#mixed(cue)),
      volume,
    );
    if (dice !== undefined) this.#rattle = child;
  }

  /** `done`: nothing is being said any more. */
  say(clip: Clip, volume: number, done: () => void): void {
    this.#speech = this.#start(this.#write('speech', clip), volume);
    this.#speech?.on('close', done);
  }

  hush(): void {
    this.#speech?.removeAllListeners('close').kill();
    this.#speech = undefined;
  }

  get speaks(): boolean {
    return this.#speech !== undefined && this.#speech.exitCode === null && !this.#speech.killed;
  }

  close(): void {
    for (const child of this.#playing) child.kill('SIGKILL');
    if (this.#folder !== undefined) rmSync(this.#folder, { recursive: true, force: true });
  }

  #start(file: string, volume: number): ChildProcess | undefined {
    if (this.#playing.length >= MOST) return undefined;
    const child = spawn(this.#program, ['-v', volume.toFixed(3), file], { stdio: 'ignore' });
    this.#playing = [...this.#playing, child];
    const ended = () => {
      this.#playing = this.#playing.filter((one) => one !== child);
    };
    child.on('error', ended);
    child.on('close', ended);
    return child;
  }

  #fileOf(name: string, make: () => Clip): string {
    const file = this.#files.get(name) ?? this.#write(name, make());
    this.#files.set(name, file);
    return file;
  }

  #write(name: string, clip: Clip): string {
    this.#folder ??= mkdtempSync(join(tmpdir(), 'dicetable-sound-'));
    const file = join(this.#folder, `${name}.wav`);
    writeFileSync(file, encodeWav(clip));
    return file;
  }

  /** As the mixer plays it alone. */
  #mixed(cue: Cue): Clip {
    const mixer = new Mixer(this.#clips);
    mixer.play(cue, 1);
    const parts: Float32Array[] = [];
    const most = cue.dice === undefined ? Number.POSITIVE_INFINITY : (RATTLE_MS / 1000) * MIX_RATE;
    while (!mixer.silent && parts.length * PORTION < most) parts.push(mixer.mix(PORTION));
    const samples = new Float32Array(parts.length * PORTION);
    parts.forEach((part, index) => {
      samples.set(part, index * PORTION);
    });
    return { samples, rate: MIX_RATE };
  }
}
