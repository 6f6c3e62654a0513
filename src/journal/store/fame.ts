/**
 * The operator's edits of the hall of fame in the database: only ever added, so who did what and when stays on record, and
 * chained as events are.
 */
import type { DatabaseSync } from 'node:sqlite';
import { CHAIN_START, chainHash } from '../../fairness/hash-chain.ts';
import { Fault, messageOf } from '../../fault/fault.ts';
import { fameEditFrom } from '../../game/index.ts';
import type { StoredFameEdit } from '../archive.ts';
import { bounded, orDamaged } from './events.ts';

const TYPE = 'fame edit';

/** Oldest first. Throws Fault `journal-damaged`; `file` is for its message. */
export function readFameEdits(database: DatabaseSync, file: string): readonly StoredFameEdit[] {
  return orDamaged(file, () => {
    let before = CHAIN_START;
    return database
      .prepare(`SELECT id, ${bounded('at', 'payload', 'hash')} FROM fame_edit ORDER BY id`)
      .all()
      .map((row, index) => {
        const [at, payload] = [String(row.at), String(row.payload)];
        const hash = chainHash(before, { seq: Number(row.id), at, type: TYPE, payload });
        const edit = hash === row.hash ? fameEditFrom(payload) : undefined;
        if (edit === undefined)
          throw new Fault('journal-damaged', {
            ...{ say: 'detail.inCopy', file, why: { say: 'detail.editChanged', edit: index + 1 } },
          });
        before = hash;
        return { at, ...edit };
      });
  });
}

/** On the disk when this returns. Throws Fault `journal-write`. */
export function addFameEdit(
  database: DatabaseSync,
  { at, who, edit }: StoredFameEdit,
  file: string,
): undefined {
  try {
    const newest = database.prepare('SELECT id, hash FROM fame_edit ORDER BY id DESC LIMIT 1').get();
    const row = { seq: Number(newest?.id ?? 0) + 1, at, type: TYPE, payload: JSON.stringify({ who, edit }) };
    const hash = chainHash(String(newest?.hash ?? CHAIN_START), row);
    database
      .prepare('INSERT INTO fame_edit (id, at, payload, hash) VALUES (?, ?, ?, ?)')
      .run(row.seq, at, row.payload, hash);
  } catch (error) {
    throw new Fault('journal-write', `${file}: ${messageOf(error)}`, { cause: error });
  }
}
