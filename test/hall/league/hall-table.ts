/** Tables of a hall as its database knows them, beside what is played at them. */
import { createUser } from '@nats-io/nkeys';
import type pg from 'pg';
import { CHAIN_START, chainHash } from '../../../src/fairness/hash-chain.ts';
import type { GameEvent } from '../../../src/game/index.ts';
import { Journals } from '../../../src/hall/store/journals.ts';
import { idOf } from '../../../src/hall/wire/ids.ts';

/** A claimed table: what is played at it goes to the hall as it would over the wire. */
export async function hallTable(pool: pg.Pool) {
  const table = idOf(createUser().getPublicKey());
  await pool.query("INSERT INTO cabinet (id, key, name) VALUES ($1, $1, 'Bar')", [table]);
  const journals = new Journals(pool);
  let [seq, hash] = [0, CHAIN_START];
  return {
    id: table,
    /** One event a second, or all of them `when` it says. */
    async plays(events: readonly GameEvent[], when?: string): Promise<readonly number[]> {
      const rows = events.map((event) => {
        seq += 1;
        const at = when ?? new Date(Date.UTC(2026, 0, 1) + seq * 1000).toISOString();
        const row = { seq, at, type: event.type, payload: JSON.stringify(event) };
        hash = chainHash(hash, row);
        return { ...row, hash };
      });
      for (let from = 0; from < rows.length; from += 100)
        await journals.take(table, {
          ...{ chain: 'games', epoch: 'a'.repeat(16), rows: rows.slice(from, from + 100) },
        });
      const end = events.findLast(({ type }) => type === 'game ended');
      return end?.type === 'game ended' ? end.totals : [];
    },
  };
}

/** `Name` takes part with `table`'s own beat: it has been heard of just now. */
export async function heard(
  pool: pg.Pool,
  name: string,
  group = '',
): Promise<Awaited<ReturnType<typeof hallTable>>> {
  const table = await hallTable(pool);
  await pool.query('UPDATE cabinet SET name = $2, grp = $3 WHERE id = $1', [table.id, name, group]);
  await pool.query(
    "INSERT INTO beat (cabinet, heard_at, said) SELECT no, now(), '' FROM cabinet WHERE id = $1",
    [table.id],
  );
  return table;
}
