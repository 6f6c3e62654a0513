/** Settings that operators of the hall want in the tables of a group: every revision is kept, the newest of a group counts. */
import type { Pool } from 'pg';

export interface Revision {
  readonly revision: number;
  readonly group: string;
  readonly who: string;
  /** ms since 1970. */
  readonly atMs: number;
  /** As somebody wrote them. */
  readonly text: string;
}

export class Wanted {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async add({ group, who, text }: Pick<Revision, 'group' | 'who' | 'text'>): Promise<void> {
    await this.#pool.query('INSERT INTO wanted (grp, who, keys) VALUES ($1, $2, $3)', [group, who, text]);
  }

  /** The newest of each group. */
  async newest(): Promise<readonly Revision[]> {
    const { rows } = await this.#pool.query<
      { readonly [Name in 'grp' | 'who' | 'keys']: string } & {
        readonly revision: number;
        readonly at: Date;
      }
    >('SELECT DISTINCT ON (grp) revision, at, who, grp, keys FROM wanted ORDER BY grp, revision DESC');
    return rows.map(({ revision, at, who, grp, keys }) => ({
      ...{ revision, group: grp, who, text: keys },
      atMs: at.getTime(),
    }));
  }
}
