/** What the board keeps in numbered places (tiles, palettes): which content is where, and which place to use again. */

interface Place {
  key: string | undefined;
  usedAt: number;
  state: 'absent' | 'uploading' | 'present';
}

export class ContentCache {
  readonly #places: readonly Place[];
  readonly #numbers = new Map<string, number>();
  #uses = 0;

  constructor(places: number) {
    this.#places = Array.from({ length: places }, () => ({ key: undefined, usedAt: 0, state: 'absent' }));
  }

  /** True when the content is on the board, acknowledged. */
  has(key: string): boolean {
    const number = this.#numbers.get(key);
    return number !== undefined && this.isPresent(number);
  }

  /**
   * The number of the place for this content: where it is, or else the longest unused place that is neither pinned nor
   * being written. Undefined when there is none at the moment.
   */
  claim(key: string, pinned: ReadonlySet<number>): number | undefined {
    const number = this.#numbers.get(key) ?? this.#free(key, pinned);
    if (number === undefined) return undefined;
    this.#uses += 1;
    this.#place(number).usedAt = this.#uses;
    return number;
  }

  isPresent(number: number): boolean {
    return this.#place(number).state === 'present';
  }

  isAbsent(number: number): boolean {
    return this.#place(number).state === 'absent';
  }

  mark(number: number, state: 'uploading' | 'present'): void {
    this.#place(number).state = state;
  }

  #free(key: string, pinned: ReadonlySet<number>): number | undefined {
    let oldest: number | undefined;
    this.#places.forEach((place, number) => {
      if (pinned.has(number) || place.state === 'uploading') return;
      if (oldest === undefined || place.usedAt < this.#place(oldest).usedAt) oldest = number;
    });
    if (oldest === undefined) return undefined;
    const place = this.#place(oldest);
    if (place.key !== undefined) this.#numbers.delete(place.key);
    place.key = key;
    place.state = 'absent';
    this.#numbers.set(key, oldest);
    return oldest;
  }

  #place(number: number): Place {
    return this.#places[number] as Place;
  }
}
