/** What service asks the journal and its backups for, and has to wait for. None of it rejects with a Fault. */
import type { TableLoop } from '../app/table-loop.ts';
import type { Books } from '../books/books.ts';
import { Fault } from '../fault/fault.ts';
import type { RuleSets } from '../game/index.ts';
import type { Archive } from '../journal/archive.ts';
import type { RecalledGame } from '../table/state/recalled.ts';
import type { AuditCount } from './audit-count.ts';
import type { Backups } from './backups.ts';
import { lastGames } from './recall.ts';

export type ServiceArchive = Pick<Archive, 'info' | 'gameEvents' | 'history' | 'editFame'> & {
  books(): Promise<Books>;
};

export interface Gathered {
  readonly freeBytes: number;
  /** Undefined: there is none. */
  readonly backupAgeMs: number | undefined;
  /** When the books were closed last; undefined: never. */
  readonly closedAt: string | undefined;
  /** How much older than the newest event the newest backup is; undefined: nothing is missing in any. */
  readonly backupBehindMs: number | undefined;
}

/** Undefined when the journal cannot be asked: the table has its own words for that. */
export async function gatherFrom(
  archive: ServiceArchive,
  {
    backups,
    audits,
  }: { readonly backups: Pick<Backups, 'keep' | 'list'>; readonly audits: Pick<AuditCount, 'read'> },
  nowMs: number,
): Promise<Gathered | undefined> {
  try {
    const [{ freeBytes, newestAt }, [newest], { closed }] = await Promise.all([
      archive.info(),
      backups.list(),
      archive.books(),
      audits.read(),
    ]);
    const madeMs = newest === undefined ? undefined : Date.parse(newest.at);
    const missing = newestAt !== undefined && backups.keep > 0;
    return {
      freeBytes,
      closedAt: closed?.at,
      backupAgeMs: madeMs === undefined ? undefined : Math.max(0, nowMs - madeMs),
      backupBehindMs: missing ? Date.parse(newestAt) - (madeMs ?? 0) : undefined,
    };
  } catch (error) {
    if (error instanceof Fault) return undefined;
    throw error;
  }
}

/** None where the journal cannot be read: the table has its own words for that. */
export async function recallFrom(
  archive: Pick<Archive, 'gameEvents' | 'history'>,
  late: { readonly loop: Pick<TableLoop, 'view'>; readonly ruleSets: () => RuleSets } | undefined,
): Promise<readonly RecalledGame[]> {
  if (late === undefined) return [];
  try {
    const { games } = await archive.history(undefined, 1);
    const newest = Math.max(late.loop.view()?.game?.number ?? 0, games[0]?.game.number ?? 0);
    return await lastGames(archive, newest, late.ruleSets());
  } catch (error) {
    if (error instanceof Fault) return [];
    throw error;
  }
}
