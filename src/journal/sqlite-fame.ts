/** The operator's edits of the hall of fame in the database: only ever added, so who did what and when stays on record. */
import type { DatabaseSync } from 'node:sqlite';
import { Fault, messageOf } from '../fault/fault.ts';
import type { FameEdit } from '../game/index.ts';
import type { StoredFameEdit } from './archive.ts';

/** Oldest first. Throws Fault `journal-damaged`; `file` is for its message. */
export function readFameEdits(database: DatabaseSync, file: string): readonly StoredFameEdit[] {
  try {
    const rows = database.prepare('SELECT at, who, edit FROM fame_edit ORDER BY id').all();
    return rows.map(({ at, who, edit }) => ({
      at: String(at),
      who: String(who),
      edit: JSON.parse(String(edit)) as FameEdit,
    }));
  } catch (error) {
    throw new Fault('journal-damaged', `${file}: ${messageOf(error)}`, { cause: error });
  }
}

/** On the disk when this returns. Throws Fault `journal-write`. */
export function addFameEdit(
  database: DatabaseSync,
  { at, who, edit }: StoredFameEdit,
  file: string,
): undefined {
  try {
    database
      .prepare('INSERT INTO fame_edit (at, who, edit) VALUES (?, ?, ?)')
      .run(at, who, JSON.stringify(edit));
  } catch (error) {
    throw new Fault('journal-write', `${file}: ${messageOf(error)}`, { cause: error });
  }
}
