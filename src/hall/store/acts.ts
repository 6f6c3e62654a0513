/** Who did what, to which table, and what came of it: noted before anything is asked of the table, and kept. */
import type { Pool } from 'pg';
import { heardAs } from '../wire/batch.ts';
import { type OrderAnswer, type OrderName, orderAnswerSchema } from '../wire/order.ts';

export type LeagueAct = `league-${'open' | 'close' | 'reopen' | 'draw' | 'remove'}`;
export type ActName = OrderName | 'claim' | 'revoke' | 'group' | LeagueAct;

export interface Act {
  readonly who: string;
  readonly what: ActName;
  /** Id of the table; left out: `about` says more. */
  readonly table?: string;
  /** A name or a group; '' where the table says it all. */
  readonly about: string;
}

export interface ActDone extends Required<Act> {
  /** As people call the table; '' for none. */
  readonly name: string;
  /** ms since 1970. */
  readonly atMs: number;
  /** Undefined: none was needed, or none has come yet. */
  readonly answer: OrderAnswer | undefined;
}

export class Acts {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Its number, for the answer. */
  async begin({ who, what, table, about }: Act): Promise<string> {
    const { rows } = await this.#pool.query<{ readonly no: string }>(
      `INSERT INTO act (who, what, cabinet, about)
         VALUES ($1, $2, (SELECT no FROM cabinet WHERE id = $3), $4) RETURNING no`,
      [who, what, table, about],
    );
    return rows[0]?.no ?? '';
  }

  async end(no: string, answer: OrderAnswer): Promise<void> {
    await this.#pool.query('UPDATE act SET answer = $2, answered_at = now() WHERE no = $1', [
      no,
      JSON.stringify(answer),
    ]);
  }

  /** Newest first, without the tables that took the settings of their group: their rows say so. */
  async newest(count: number): Promise<readonly ActDone[]> {
    const { rows } = await this.#pool.query<
      { readonly [Name in 'who' | 'about']: string } & {
        readonly [Name in 'id' | 'name' | 'answer']: string | null;
      } & { readonly at: Date; readonly what: ActName }
    >(
      `SELECT who, what, about, answer, at, id, name
         FROM act LEFT JOIN cabinet ON cabinet.no = act.cabinet
        WHERE act.cabinet IS NULL OR what <> 'settings' OR answer LIKE '{"done":false%' ORDER BY act.no DESC LIMIT $1`,
      [count],
    );
    return rows.map(({ who, what, about, answer, at, id, name }) => ({
      ...{ who, what, about, table: id ?? '', name: name ?? '', atMs: at.getTime() },
      answer: answer === null ? undefined : heardAs(orderAnswerSchema, Buffer.from(answer)),
    }));
  }
}
