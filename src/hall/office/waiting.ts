/** Tables that wait for somebody to type the code that they show. */

const PATIENCE_MS = 15 * 60_000;
/** Of 148 million codes: a wrong one meets a table once in 148,000 tries. */
const MOST = 1000;

export class Waiting {
  readonly #now: () => number;
  /** By code: the table's key, and until when. */
  readonly #tables = new Map<string, { readonly key: string; readonly untilMs: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** A code that somebody else shows already is nobody's: whoever typed it could not say which table is meant. */
  add(code: string, key: string): void {
    this.#forgetOld();
    const other = this.#tables.get(code);
    if (other !== undefined && other.key !== key) {
      this.#tables.delete(code);
      return;
    }
    if (this.#tables.size < MOST || other !== undefined)
      this.#tables.set(code, { key, untilMs: this.#now() + PATIENCE_MS });
  }

  /** The key of the table that shows this code. */
  take(code: string): string | undefined {
    this.#forgetOld();
    const key = this.#tables.get(code)?.key;
    this.#tables.delete(code);
    return key;
  }

  #forgetOld(): void {
    const nowMs = this.#now();
    for (const [code, { untilMs }] of this.#tables) if (untilMs <= nowMs) this.#tables.delete(code);
  }
}
