/** Rows of a chain that was never played. */
import { CHAIN_START, chainHash } from '../../src/fairness/hash-chain.ts';
import type { RecordRow } from '../../src/fairness/record.ts';
import { AT } from '../journal/events.ts';

/** The first `same` rows are those of every line of this many rows and more. */
export function line(count: number, branch = '', same = 0): RecordRow[] {
  const rows: RecordRow[] = [];
  let hash = CHAIN_START;
  for (let seq = 1; seq <= count; seq += 1) {
    const row = {
      seq,
      at: AT,
      type: 'cut',
      payload: JSON.stringify({ text: `${seq}${seq > same ? branch : ''}` }),
    };
    hash = chainHash(hash, row);
    rows.push({ ...row, hash });
  }
  return rows;
}
