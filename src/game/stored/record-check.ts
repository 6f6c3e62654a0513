/** Checks a game row by row as it is stored: each is an event, and together they are what the rules make of dice and choices. */
import type { Code } from '../../language/sentence.ts';
import type { GameEvent } from '../event.ts';
import { findRules, type RuleSets } from '../rule-sets.ts';
import { eventFrom, isNoEvent } from './event-form.ts';
import { firstFlaw } from './replay-check.ts';

/** A row of the journal, whoever says so. */
export interface StoredRow {
  readonly seq: number;
  /** Wall time, ISO 8601. */
  readonly at: string;
  readonly type: string;
  readonly payload: string;
}

export interface PlayedGame {
  /** Undefined: nothing is wrong. */
  readonly wrong: { readonly seq: number; readonly why: Code } | undefined;
  /** Id of the rules where nobody here has them: then nothing is said of points. */
  readonly unknownRules: string | undefined;
  /** As its newest end says: one a player. */
  readonly totals: readonly number[];
  /** Who changed by hand what the rules had made, and in which events: such points are nobody's dice. */
  readonly corrected: readonly ByHand[];
}

export interface ByHand {
  readonly by: string;
  /** Numbers of the events. */
  readonly seqs: readonly number[];
}

/** Of one that nobody knows. */
const LONGEST_TYPE = 20;

/** As `toISOString` writes it. */
const TIME =
  /^(?:\d{4}|[+-]\d{6})-(?:0\d|1[0-2])-(?:[0-2]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/** The event in this row, or why there is none. */
export function eventIn({ at, type, payload }: Omit<StoredRow, 'seq'>): GameEvent | Code {
  const read = eventFrom(type, payload);
  if (isNoEvent(read))
    return { say: 'check.unreadable', type: type.slice(0, LONGEST_TYPE), field: read.field };
  return TIME.test(at) ? read : { say: 'check.noTime', type };
}

const UNREAD = { unknownRules: undefined, totals: [], corrected: [] } as const;

/** Dice are taken as they stand: that they are those of the seed, fairness says. */
export function playedGame(sets: RuleSets, rows: readonly StoredRow[]): PlayedGame {
  const events: GameEvent[] = [];
  for (const row of rows) {
    const event = eventIn(row);
    if ('say' in event) return { ...UNREAD, wrong: { seq: row.seq, why: event } };
    events.push(event);
  }
  const flaw = firstFlaw(sets, events);
  const [started] = events;
  const rules = started?.type === 'game started' ? started.rules : '';
  const end = events.findLast(({ type }) => type === 'game ended');
  return {
    wrong: flaw && { seq: rows[flaw.index]?.seq ?? 0, why: flaw.why },
    unknownRules: findRules(sets, rules) === undefined ? rules : undefined,
    totals: end?.type === 'game ended' ? end.totals : [],
    corrected: correctedIn(rows, events),
  };
}

/** By who signed it, in the order of the first of each. Another name changes nothing that counts. */
function correctedIn(rows: readonly StoredRow[], events: readonly GameEvent[]): readonly ByHand[] {
  const found = new Map<string, number[]>();
  for (const [index, event] of events.entries()) {
    if (event.type === 'renamed' || !('by' in event) || event.by === undefined) continue;
    const seqs = found.get(event.by) ?? [];
    found.set(event.by, [...seqs, rows[index]?.seq ?? 0]);
  }
  return [...found].map(([by, seqs]) => ({ by, seqs }));
}
