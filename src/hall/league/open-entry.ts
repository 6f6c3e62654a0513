/** The league that anybody may join now, and where: tables show it, so that whoever stands before one gets in. */
import type { Pool } from 'pg';
import { gatewayAddress } from '../store/gateways.ts';
import type { LeagueDoor } from '../wire/round.ts';

/** Thousands of tables ask, and are told the same. */
const KEPT_MS = 3000;

export class OpenEntry {
  readonly #pool: Pool;
  readonly #now: () => number;
  #read: Promise<LeagueDoor | null> | undefined;
  #readMs = 0;

  /** `now`: in ms. */
  constructor(pool: Pool, now: () => number) {
    this.#pool = pool;
    this.#now = now;
  }

  /** The newest that is open; null: none is, or no gateway shows it. */
  newest(): Promise<LeagueDoor | null> {
    const nowMs = this.#now();
    if (this.#read === undefined || nowMs - this.#readMs >= KEPT_MS) {
      const read = this.#ask();
      this.#read = read;
      this.#readMs = nowMs;
      read.catch(() => {
        if (this.#read === read) this.#read = undefined;
      });
    }
    return this.#read;
  }

  async #ask(): Promise<LeagueDoor | null> {
    const { rows } = await this.#pool.query<{ readonly no: number; readonly name: string }>(
      "SELECT no, name FROM league WHERE document ->> 'stage' = 'entry' ORDER BY no DESC LIMIT 1",
    );
    const [open] = rows;
    const gateway = open && (await gatewayAddress(this.#pool));
    return open === undefined || gateway === undefined
      ? null
      : { name: open.name, address: `${gateway}/league/${open.no}` };
  }
}
