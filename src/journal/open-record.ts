/** What the journal gives away of a game, and what its rules say of it: pages have no rules of their own to play it again. */
import { type GameRecord, isOpenRecord } from '../fairness/record.ts';
import { playedGame, RULE_SETS } from '../game/index.ts';

/**
 * The record as JSON in UTF-8: bytes cost the table's own thread nothing to take over and to send. Undefined while its seed
 * must stay unknown, which is looked up in what is given away itself: meanwhile a game may have begun.
 */
export function openBytes(record: GameRecord | undefined): Uint8Array | undefined {
  return record === undefined || !isOpenRecord(record)
    ? undefined
    : new TextEncoder().encode(JSON.stringify({ ...record, played: playedGame(RULE_SETS, record.rows) }));
}
