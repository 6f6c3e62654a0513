/** Which tables belong to the hall: they are taken in by the code that they show, and sent away by their name. */
import type { Cabinets } from '../store/cabinets.ts';
import { Waiting } from './waiting.ts';

export interface MembersParts {
  readonly cabinets: Cabinets;
  /** A table was sent away: whoever lets tables in is told. */
  revoked(): Promise<void>;
}

export class Members {
  readonly waiting = new Waiting(Date.now);
  readonly #parts: MembersParts;

  constructor(parts: MembersParts) {
    this.#parts = parts;
  }

  /** False: no table shows this code. */
  async claim(code: string, name: string): Promise<boolean> {
    const key = this.waiting.take(code);
    if (key === undefined) return false;
    await this.#parts.cabinets.claim(key, name);
    return true;
  }

  /** By name or id; false: none is called so. */
  async revoke(table: string): Promise<boolean> {
    if ((await this.#parts.cabinets.revoke(table)) === 0) return false;
    await this.#parts.revoked();
    return true;
  }
}
