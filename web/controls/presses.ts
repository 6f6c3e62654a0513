/** Which pins this page holds down, and with what: fingers, mouse and keys may press the same button at once. */
import { INPUTS, type Input } from '../../hardware/cabinet.ts';

/** A finger, the mouse, a key: whatever goes down and comes up as one. */
export type PressSource = string;

/** How long a click without a finger (a screen reader's) holds the button. */
const TAP_MS = 100;

interface KeptPress {
  readonly source: PressSource;
  readonly input: Input;
  /** Whoever pressed has not let go yet. */
  isDown: boolean;
}

/** Counts who holds a pin: it comes up when the last of them lets go. */
export class Presses {
  readonly #sources = new Map<PressSource, Input>();
  /** What hands have pressed since a way began; undefined: there is none, and what they press counts at once. */
  #kept: KeptPress[] | undefined;
  readonly #set: (input: Input, pressed: boolean) => void;

  /** `set` is called when the first source presses a pin and when the last one lets it go. */
  constructor(set: (input: Input, pressed: boolean) => void) {
    this.#set = set;
  }

  isDown(input: Input): boolean {
    return [...this.#sources.values()].includes(input);
  }

  down(source: PressSource, input: Input): void {
    if (this.#kept === undefined) this.#down(source, input);
    else this.#kept.push({ source, input, isDown: true });
  }

  #down(source: PressSource, input: Input): void {
    if (this.#sources.has(source)) return;
    const first = !this.isDown(input);
    this.#sources.set(source, input);
    if (first) this.#set(input, true);
  }

  up(source: PressSource): void {
    for (const kept of this.#kept ?? []) if (kept.source === source) kept.isDown = false;
    const input = this.#sources.get(source);
    if (input === undefined) return;
    this.#sources.delete(source);
    if (!this.isDown(input)) this.#set(input, false);
  }

  tap(input: Input): void {
    if (this.#kept === undefined) this.step(input);
    else this.#kept.push({ source: '', input, isDown: false });
  }

  /** A way begins: what hands press is kept from now on, and what was kept for another way is dropped. */
  keep(): void {
    this.#kept = [];
  }

  /** A way is under way. */
  get isLed(): boolean {
    return this.#kept !== undefined;
  }

  /** A tap that leads on. */
  step(input: Input): void {
    const source = `tap ${input}`;
    this.#down(source, input);
    window.setTimeout(() => this.up(source), TAP_MS);
  }

  /**
   * The way is over: presses what was kept first, and goes down with whatever is still held by then. False: nothing is left,
   * and what hands press counts at once again.
   */
  pressKept(): boolean {
    const kept = this.#kept?.shift();
    if (kept === undefined) {
      this.#kept = undefined;
      return false;
    }
    if (!kept.isDown) this.step(kept.input);
    else {
      this.#down(kept.source, kept.input);
      // Held together, they mean something together.
      if (this.#kept?.[0]?.isDown === true) return this.pressKept();
    }
    return true;
  }

  /** Several at once, for so long; a way that leads elsewhere ends with it. */
  chord(inputs: readonly Input[], ms: number): void {
    this.#kept = undefined;
    for (const input of inputs) this.#down(`chord ${input}`, input);
    window.setTimeout(() => {
      for (const input of inputs) this.up(`chord ${input}`);
    }, ms);
  }

  /** The window lost its keys and fingers: nobody will tell us about their release. */
  letGo(): void {
    if (this.#kept !== undefined) this.#kept = [];
    for (const source of [...this.#sources.keys()]) this.up(source);
  }
}

/** The input that an element of the page presses, if any. */
export function inputOf(target: EventTarget | null): Input | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
  return inputNamed(target.dataset.input);
}

export function inputNamed(name: string | undefined): Input | undefined {
  return INPUTS.find((input) => input === name);
}
