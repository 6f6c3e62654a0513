/** Plays every game of a copy again before it takes the place of a journal: see `checkGame`. */
import type { DatabaseSync } from 'node:sqlite';
import { checkGame, type GameProof } from '../game-check.ts';
import { eventsFrom } from '../store/events.ts';

/** The copy has passed `checkCopy`. Throws Fault `journal-damaged`, which names game and event; `file` is for its message. */
export function checkGames(copy: DatabaseSync, proof: GameProof, file: string): void {
  if (proof === 'form') return;
  const starts = copy.prepare("SELECT seq FROM event WHERE type = 'game started' ORDER BY seq").all();
  for (const [index, { seq }] of starts.entries()) {
    const next = starts[index + 1];
    checkGame(eventsFrom(copy, Number(seq), next && Number(next.seq), file), proof, file);
  }
}
