/** What a copy of the journal must be to go on from: asked of every backup before it counts, and of every file before it is restored. */
import type { DatabaseSync } from 'node:sqlite';
import { CHAIN_START } from '../../fairness/hash-chain.ts';
import { firstBroken, type RecordRow } from '../../fairness/record.ts';
import { Fault, messageOf } from '../../fault/fault.ts';
import { eventIn, type GameEvent } from '../../game/index.ts';
import type { Code } from '../../language/sentence.ts';
import { wrongEvent } from '../game-check.ts';
import { bookRows } from '../store/books.ts';
import { rowsBetween } from '../store/events.ts';
import { readFameEdits } from '../store/fame.ts';
import { checkSchema, FIRST_VERSION, hasBooks, SCHEMA_VERSION, schemaVersion } from '../store/schema.ts';

/** What is wrong with it; the fault names the file. */
class Wrong extends Error {
  readonly why: Code;

  constructor(why: Code, options?: ErrorOptions) {
    super(why.say, options);
    this.why = why;
  }
}

/** About a millisecond of work: that long an append waits. */
const EVENTS_A_PIECE = 100;

/**
 * Returns how many events there are, and yields between the pieces of the work: a copy of 5,000 games has 1.6 million
 * events, and whoever has other work goes on with it there. Only SQLite's own check is one piece, 0.2 s for so many.
 * Reads only. Throws Fault `journal-damaged`, which names the event that is not what was written, or is nothing that a table
 * writes; `file` is for its message.
 */
export function* checkCopy(copy: DatabaseSync, file: string): Generator<undefined, number, undefined> {
  try {
    const version = schemaVersion(copy);
    if (version > SCHEMA_VERSION || version < FIRST_VERSION)
      throw new Wrong({ say: 'detail.copySchema', version, known: SCHEMA_VERSION });
    checkSchema(copy, file);
    readFameEdits(copy, file);
    if (hasBooks(version)) yield* checkBooks(copy, file);
    const events = yield* checkEvents(copy, file);
    // Last: of a damaged event it does not say which one it is.
    checkPages(copy);
    return events;
  } catch (error) {
    if (error instanceof Fault) throw error;
    const why = error instanceof Wrong ? error.why : messageOf(error);
    throw new Fault('journal-damaged', { say: 'detail.inCopy', file, why }, { cause: error });
  }
}

function* checkBooks(copy: DatabaseSync, file: string): Generator<undefined, void, undefined> {
  for (let after = 0, found = EVENTS_A_PIECE; found === EVENTS_A_PIECE; after += found) {
    yield;
    found = bookRows(copy, { after, limit: EVENTS_A_PIECE }, file).length;
  }
}

function* checkEvents(copy: DatabaseSync, file: string): Generator<undefined, number, undefined> {
  const forms = new Forms(file);
  let last = { seq: Number.MIN_SAFE_INTEGER, hash: CHAIN_START };
  for (let events = 0; ; ) {
    yield;
    const rows = orUnreadable(events, () =>
      rowsBetween(copy, last.seq + 1, Number.MAX_SAFE_INTEGER, EVENTS_A_PIECE),
    );
    const broken =
      firstBroken({ before: last.hash, rows }) ?? rows.find(({ seq }, index) => seq !== events + index + 1);
    if (broken !== undefined) throw new Wrong(brokenAt(broken, events + rows.indexOf(broken) + 1));
    forms.check(rows);
    last = rows.at(-1) ?? last;
    events += rows.length;
    if (rows.length < EVENTS_A_PIECE) return events;
  }
}

/** Each event is one, and games are numbered from 1 without a gap. */
class Forms {
  readonly #file: string;
  #game = 0;

  constructor(file: string) {
    this.#file = file;
  }

  check(rows: readonly RecordRow[]): void {
    for (const row of rows) {
      const event = eventIn(row);
      const why = 'say' in event ? event : this.#flawOf(event);
      if (why !== undefined) throw wrongEvent(this.#file, { game: this.#game, seq: row.seq, why });
    }
  }

  #flawOf(event: GameEvent): Code | undefined {
    if (event.type !== 'game started') return this.#game === 0 ? { say: 'check.noBeginning' } : undefined;
    const { game } = event;
    this.#game += 1;
    return game === this.#game ? undefined : { say: 'check.otherGame', found: game, game: this.#game };
  }
}

/** `events`: how many could be read. */
function orUnreadable<T>(events: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Wrong({ say: 'detail.copyUnreadable', events, why: messageOf(error) }, { cause: error });
  }
}

function checkPages(copy: DatabaseSync): void {
  const { quick_check: verdict } = copy.prepare('PRAGMA quick_check(1)').get() ?? {};
  if (verdict === 'ok') return;
  // Below a headline.
  const [problem] = `${verdict}`.split('\n').filter((line) => !line.startsWith('***'));
  throw new Wrong({ say: 'detail.copyPages', problem: problem ?? `${verdict}` });
}

/** `expected`: events are numbered from 1 without a gap. */
function brokenAt({ seq }: RecordRow, expected: number): Code {
  return seq > expected ? { say: 'detail.copyMissing', seq: expected } : { say: 'detail.copyChanged', seq };
}
