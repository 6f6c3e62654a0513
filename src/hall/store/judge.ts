/** Whether rows may follow what a database has of a chain: pure, asked inside of the transaction that writes them. */
import { digestOf, linkHash } from '../../fairness/hash-chain.ts';
import type { BatchRow, WireLink } from '../wire/batch.ts';

/** `take`: those that are new; none where all are there already. `fork`: the row that differs. */
export type ChainVerdict =
  | { readonly take: readonly BatchRow[] }
  | { readonly gap: number }
  | { readonly fork: number };

/** `known`: what the database has under the number of the last row, where it is no higher than that of `head`. */
export function judge(head: WireLink, rows: readonly BatchRow[], known: WireLink | undefined): ChainVerdict {
  const [first] = rows;
  if (first === undefined) return { take: [] };
  const isInOrder = rows.every(({ seq }, index) => seq === first.seq + index);
  if (!isInOrder || first.seq > head.seq + 1) return { gap: head.seq };
  // The hash of a row covers all before it, so that one is enough for everything that was sent again.
  const newestKnown = rows[Math.min(rows.length - 1, head.seq - first.seq)];
  const expected = known ?? head;
  if (newestKnown !== undefined && newestKnown.hash !== expected.hash) return { fork: newestKnown.seq };
  const take = rows.filter(({ seq }) => seq > head.seq);
  const broken = firstBroken(head.hash, take);
  return broken === undefined ? { take } : { fork: broken.seq };
}

function firstBroken(before: string, rows: readonly BatchRow[]): BatchRow | undefined {
  let hash = before;
  for (const row of rows) {
    const digest = 'digest' in row ? row.digest : digestOf(row);
    if (linkHash(hash, digest) !== row.hash) return row;
    hash = row.hash;
  }
  return undefined;
}

/**
 * Where two lines of one chain part, as far as it is known: both have the row `after`, and differ in `before`; where that is
 * undefined, or the next number, they part after `after`. `links` ascending, `ours`: what the database has under these numbers.
 */
export function partedBetween(
  links: readonly WireLink[],
  ours: ReadonlyMap<number, string>,
): { readonly after: number; readonly before: number | undefined } {
  const other = links.findIndex(({ seq, hash }) => ours.get(seq) !== hash);
  const same = other < 0 ? links.length : other;
  return { after: links[same - 1]?.seq ?? 0, before: links[same]?.seq };
}
