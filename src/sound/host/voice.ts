/** Words into samples, by espeak-ng: one sentence after the other, and none that is old. */
import { type ChildProcess, spawn } from 'node:child_process';
import type { Language } from '../../language/languages.ts';
import { type Clip, decodeWav } from '../pack/wav.ts';

/** Of those that wait, the newest are enough: whoever listens wants to know how things stand. */
const MOST_WAITING = 3;
/** Words a minute: quicker than its own 175 is hard to follow in a noisy room. */
const PACE = '160';

/** The longest sentence takes a quarter of it. */
const LONGEST_S = 120;

interface Words {
  readonly say: string;
  readonly language: Language;
  readonly volume: number;
}

export class Voice {
  readonly #program: string;
  readonly #spoken: (clip: Clip, volume: number) => void;
  #waiting: readonly Words[] = [];
  #child: ChildProcess | undefined;

  /** `spoken` takes what is to be heard now. */
  constructor(program: string, spoken: (clip: Clip, volume: number) => void) {
    this.#program = program;
    this.#spoken = spoken;
  }

  /** `cuts`: what waits is old. */
  say(words: Words, cuts: boolean): void {
    if (cuts) this.hush();
    this.#waiting = [...this.#waiting, words].slice(-MOST_WAITING);
  }

  hush(): void {
    this.#waiting = [];
    const child = this.#child;
    this.#child = undefined;
    child?.kill('SIGKILL');
  }

  /** For whoever knows that nothing is being said: the next words are made. */
  next(): void {
    const [words, ...later] = this.#waiting;
    if (words === undefined || this.#child !== undefined) return;
    this.#waiting = later;
    this.#make(words);
  }

  #make({ say, language, volume }: Words): void {
    const child = spawn(this.#program, ['--stdin', '--stdout', '-v', language, '-s', PACE], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    this.#child = child;
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stdin.on('error', () => undefined);
    child.on('error', () => undefined);
    child.on('close', () => {
      if (child !== this.#child) return;
      this.#child = undefined;
      const clip = decodeWav(Buffer.concat(chunks), LONGEST_S);
      if (!('say' in clip)) this.#spoken(clip, volume);
    });
    child.stdin.end(say);
  }
}
