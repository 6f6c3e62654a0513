/** What looks after a table while it plays: faults of its board, notes of how it is used, and their audits. */
import { BoardWatch } from '../app/board-watch.ts';
import type { TableLoop } from '../app/table-loop.ts';
import type { Board } from '../board/board.ts';
import type { Clock } from '../clock/clock.ts';
import type { Fault } from '../fault/fault.ts';
import type { Archive } from '../journal/archive.ts';
import { AuditCount } from './audit-count.ts';
import type { ShowBoard } from './show-board.ts';
import { UseBook, type UseBookParts } from './use-book.ts';

export interface UpkeepParts {
  readonly journal: UseBookParts['journal'] & Pick<Archive, 'audits'>;
  readonly board: Board;
  /** The same, as the table has it. */
  readonly tested: ShowBoard;
  readonly clock: Clock;
  readonly wallClock: Clock;
  readonly log: { warn(message: string): void };
  /** Why another release does not play. */
  readonly updateFault: Fault | undefined;
}

export interface Upkeep {
  readonly audits: AuditCount;
  /** What is wrong although the table plays. */
  readonly faults: () => readonly Fault[];
  close(): Promise<void>;
}

export function startUpkeep(
  { journal, board, tested, clock, wallClock, log, updateFault }: UpkeepParts,
  loop: Pick<TableLoop, 'subscribe'>,
): Upkeep {
  const uses = new UseBook({ journal, board, clock });
  tested.heard = (report) => uses.heard(report);
  uses.follow(loop);
  const watch = new BoardWatch(board, clock, (fault) => {
    log.warn(fault.message);
    uses.fault(fault);
  });
  const audits = new AuditCount(journal, wallClock);
  audits.begin();
  return {
    audits,
    faults: () => [...watch.faults, ...(updateFault === undefined ? [] : [updateFault])],
    async close() {
      watch.close();
      audits.close();
    },
  };
}
