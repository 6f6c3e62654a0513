/** The newest beat of each table: a hall that starts again knows what it knew. */
import type { Pool } from 'pg';
import { heardAs } from '../wire/batch.ts';
import { beatSchema, type HallBeat } from '../wire/beat.ts';

export interface HeardBeat {
  readonly beat: HallBeat;
  /** ms since 1970, by the hall's clock. */
  readonly heardMs: number;
}

/** A table that belongs to the hall, and how it was last. */
export interface Member {
  readonly id: string;
  readonly name: string;
  readonly group: string;
  readonly heard: HeardBeat | undefined;
}

export class Beats {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** By table. Of those that the hall does not know nothing is kept. */
  async keep(beats: ReadonlyMap<string, HeardBeat>): Promise<void> {
    const heard = [...beats];
    await this.#pool.query(
      `INSERT INTO beat (cabinet, heard_at, said)
         SELECT cabinet.no, to_timestamp(heard_ms / 1000), said
           FROM unnest($1::text[], $2::float8[], $3::text[]) AS heard (id, heard_ms, said) JOIN cabinet USING (id)
         ON CONFLICT (cabinet) DO UPDATE SET heard_at = excluded.heard_at, said = excluded.said
           WHERE beat.heard_at < excluded.heard_at`,
      [
        heard.map(([id]) => id),
        heard.map(([, { heardMs }]) => heardMs),
        heard.map(([, { beat }]) => JSON.stringify(beat)),
      ],
    );
  }

  /** Of the money of each table, as it said last, by id; also of those that were sent away. */
  async currencies(): Promise<ReadonlyMap<string, string>> {
    const { rows } = await this.#pool.query<{ readonly [Name in 'id' | 'said']: string }>(
      'SELECT id, said FROM beat JOIN cabinet ON cabinet.no = cabinet',
    );
    return new Map(rows.map(({ id, said }) => [id, heardAs(beatSchema, Buffer.from(said))?.currency ?? '']));
  }

  /** Those that were not sent away, in the order in which they came. */
  async members(): Promise<readonly Member[]> {
    const { rows } = await this.#pool.query<
      { readonly [Name in 'id' | 'name' | 'grp']: string } & {
        readonly heard_at: Date | null;
        readonly said: string | null;
      }
    >(
      `SELECT id, name, grp, heard_at, said FROM cabinet LEFT JOIN beat ON beat.cabinet = cabinet.no
        WHERE revoked_at IS NULL ORDER BY no`,
    );
    return rows.map(({ id, name, grp, heard_at, said }) => {
      const beat = said === null ? undefined : heardAs(beatSchema, Buffer.from(said));
      const heard = beat && heard_at ? { beat, heardMs: heard_at.getTime() } : undefined;
      return { id, name, group: grp, heard };
    });
  }
}
