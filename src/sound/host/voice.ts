/** Words into samples, by espeak-ng: one sentence after the other, and none that is old. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readAloud } from '../../language/kana.ts';
import type { Language } from '../../language/languages.ts';
import type { Code } from '../../language/sentence.ts';
import { type Clip, decodeWav } from '../pack/wav.ts';

/** Of those that wait, the newest are enough: whoever listens wants to know how things stand. */
const MOST_WAITING = 3;
/** Words a minute: quicker than its own 175 is hard to follow in a noisy room. */
const PACE = '160';

/** The longest sentence takes a quarter of it. */
const LONGEST_S = 120;
/** Making it takes a tenth of a second; what takes so long hangs, and would keep all other words from being said. */
const PATIENCE_MS = 10_000;
/** Of what it says on stderr, this much is told. */
const REASON_LENGTH = 200;

interface Words {
  readonly say: string;
  readonly language: Language;
  readonly volume: number;
}

export class Voice {
  readonly #program: string;
  readonly #spoken: (clip: Clip, volume: number) => void;
  readonly #told: (trouble: Code | undefined) => void;
  readonly #patienceMs: number;
  #waiting: readonly Words[] = [];
  #child: ChildProcess | undefined;

  /** `spoken` takes what is to be heard now; `told`, after each sentence, why it cannot be made. */
  constructor(
    program: string,
    spoken: (clip: Clip, volume: number) => void,
    told: (trouble: Code | undefined) => void,
    patienceMs = PATIENCE_MS,
  ) {
    this.#program = program;
    this.#spoken = spoken;
    this.#told = told;
    this.#patienceMs = patienceMs;
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
      stdio: ['pipe', 'pipe', 'pipe'],
      ...{ timeout: this.#patienceMs, killSignal: 'SIGKILL' },
    });
    this.#child = child;
    const chunks: Buffer[] = [];
    let reason = '';
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (said: Buffer) => {
      reason = `${said}`.trim().split('\n').at(-1)?.slice(0, REASON_LENGTH) ?? '';
    });
    child.stdin.on('error', () => undefined);
    child.on('error', (error) => {
      reason = error.message;
    });
    child.on('close', () => {
      if (child !== this.#child) return;
      this.#child = undefined;
      const clip = decodeWav(Buffer.concat(chunks), LONGEST_S);
      this.#told('say' in clip ? { say: 'sound.voiceFails', why: reason } : undefined);
      if ('say' in clip) this.next();
      else this.#spoken(clip, volume);
    });
    child.stdin.end(readAloud(say, language));
  }
}
