/** The session numbers of the wire: which one is ours, and what to think of a message with another. */

export class SessionNumber {
  readonly #draw: () => number;
  #number = 0;
  #last = 0;
  #answered = true;

  /** `draw` gives 1..65535 at random. */
  constructor(draw: () => number) {
    this.#draw = draw;
  }

  get number(): number {
    return this.#number;
  }

  /**
   * A new number, unless the present one was never answered: the board may have taken it, and would then call it the
   * session before the next one, which the press counters could not connect to anything.
   */
  renew(): void {
    if (!this.#answered) return;
    this.#last = this.#number;
    while (this.#number === this.#last) this.#number = this.#draw();
    this.#answered = false;
  }

  answered(): void {
    this.#answered = true;
  }

  /** `late`: the board's last words of the session before, out of buffers on the way. */
  judge(number: number): 'ours' | 'late' | 'foreign' {
    if (number === this.#number) return 'ours';
    return number === this.#last && number !== 0 ? 'late' : 'foreign';
  }
}
