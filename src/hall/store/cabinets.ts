/** Which tables a hall has taken in, and which it has sent away. */
import type { Pool } from 'pg';
import { idOf } from '../wire/ids.ts';

export interface HallTable {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  /** ms since 1970. */
  readonly revokedMs: number | undefined;
}

export class Cabinets {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** One that was sent away may come back: what it played is still there. */
  async claim(key: string, name: string): Promise<void> {
    await this.#pool.query(
      `INSERT INTO cabinet (id, key, name) VALUES ($1, $2, $3)
         ON CONFLICT (key) DO UPDATE SET name = excluded.name, claimed_at = now(), revoked_at = NULL`,
      [idOf(key), key, name],
    );
  }

  /** By its name or id; how many there were. */
  async revoke(which: string): Promise<number> {
    const { rowCount } = await this.#pool.query(
      'UPDATE cabinet SET revoked_at = now() WHERE (name = $1 OR id = $1) AND revoked_at IS NULL',
      [which],
    );
    return rowCount ?? 0;
  }

  async byKey(key: string): Promise<HallTable | undefined> {
    return (await this.#find('SELECT id, key, name, revoked_at FROM cabinet WHERE key = $1', [key]))[0];
  }

  /** By id, of those that were not sent away. */
  async names(): Promise<ReadonlyMap<string, string>> {
    const sql = 'SELECT id, key, name, revoked_at FROM cabinet WHERE revoked_at IS NULL ORDER BY no';
    return new Map((await this.#find(sql, [])).map(({ id, name }) => [id, name]));
  }

  /** False: there is no such table. */
  async group(id: string, group: string): Promise<boolean> {
    const { rowCount } = await this.#pool.query('UPDATE cabinet SET grp = $2 WHERE id = $1', [id, group]);
    return rowCount === 1;
  }

  /** By id, of those that were not sent away. */
  async groups(): Promise<ReadonlyMap<string, string>> {
    const { rows } = await this.#pool.query<{ readonly [Name in 'id' | 'grp']: string }>(
      'SELECT id, grp FROM cabinet WHERE revoked_at IS NULL',
    );
    return new Map(rows.map(({ id, grp }) => [id, grp]));
  }

  revoked(): Promise<readonly HallTable[]> {
    return this.#find(
      'SELECT id, key, name, revoked_at FROM cabinet WHERE revoked_at IS NOT NULL ORDER BY no',
      [],
    );
  }

  async #find(sql: string, values: readonly string[]): Promise<readonly HallTable[]> {
    const { rows } = await this.#pool.query<
      { readonly [Name in 'id' | 'key' | 'name']: string } & { readonly revoked_at: Date | null }
    >(sql, [...values]);
    return rows.map(({ id, key, name, revoked_at }) => ({
      ...{ id, key, name },
      revokedMs: revoked_at?.getTime(),
    }));
  }
}
