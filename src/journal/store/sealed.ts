/**
 * Games that are still played, for everybody who asks: a whole room may, again and again, while an append waits. So each
 * event is read and checked once; one that is changed later is found when the game is over, or at the next start.
 */
import type { DatabaseSync } from 'node:sqlite';
import { CHAIN_START } from '../../fairness/hash-chain.ts';
import { firstBroken, opens, type RecordRow } from '../../fairness/record.ts';
import type { Code } from '../../language/sentence.ts';
import type { SealedGame } from '../archive.ts';
import { nextStart, orDamaged, rowsBetween, startOf } from './events.ts';

interface Checked {
  /** The game's first event. */
  readonly start: number;
  /** The last event that was looked at, and its hash. */
  readonly seq: number;
  readonly hash: string;
  readonly isOver: boolean;
  readonly broken: Code | undefined;
}

export class SealedGames {
  readonly #database: DatabaseSync;
  readonly #file: string;
  #checked: Checked | undefined;

  /** `file` is for messages. */
  constructor(database: DatabaseSync, file: string) {
    this.#database = database;
    this.#file = file;
  }

  /** See `Archive.sealed`. Throws Fault `journal-damaged` when SQLite cannot read it. */
  find(game: number): SealedGame | undefined {
    return orDamaged(this.#file, () => {
      const start = startOf(this.#database, game);
      const isNewest = start !== undefined && nextStart(this.#database, start) === undefined;
      return isNewest ? this.findNewest(start) : undefined;
    });
  }

  /** The same for the newest game, whose first event is `start`. */
  findNewest(start: number): SealedGame | undefined {
    this.#checked = this.#goOn(this.#checked?.start === start ? this.#checked : this.#begin(start));
    const { isOver, broken } = this.#checked;
    return isOver ? undefined : { broken };
  }

  #begin(start: number): Checked {
    const [anchor] = rowsBetween(this.#database, start - 1, start);
    const hash = anchor?.hash ?? CHAIN_START;
    return { start, seq: start - 1, hash, isOver: false, broken: undefined };
  }

  #goOn(checked: Checked): Checked {
    const rows = rowsBetween(this.#database, checked.seq + 1, Number.MAX_SAFE_INTEGER);
    const [last = checked] = rows.slice(-1);
    const broken = firstBroken({ before: checked.hash, rows });
    return {
      ...{ start: checked.start, seq: last.seq, hash: last.hash },
      isOver: checked.isOver || rows.some(opens),
      broken: checked.broken ?? (broken && brokenAt(broken)),
    };
  }
}

function brokenAt({ seq, type }: RecordRow): Code {
  return { say: 'answer.broken', why: { say: 'detail.eventBroken', seq, type } };
}
