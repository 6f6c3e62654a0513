/** What stands in a journal as a game must be one: played by the rules, with the dice that its sealed seed gives. */
import { fairDraw } from '../fairness/fair-draw.ts';
import { seal } from '../fairness/seal.ts';
import { Fault } from '../fault/fault.ts';
import { type Flaw, firstFlaw, type GameEvent, RULE_SETS } from '../game/index.ts';
import type { Code } from '../language/sentence.ts';
import type { StoredEvent } from './journal.ts';

/**
 * What a game that is read must show: `dice`, that its rules make each event of the one before and its seed each roll; `rules`,
 * the first alone, where tests lay the dice; `form`, that each event is one, where tests make them up.
 */
export type GameProof = 'form' | 'rules' | 'dice';

/** Throws Fault `journal-damaged`, which names game and event; `file` is for its message. All events of a game, or those until now. */
export function checkGame(stored: readonly StoredEvent[], proof: GameProof, file: string): void {
  if (proof === 'form') return;
  const events = stored.map(({ event }) => event);
  const flaw = flawIn(events, proof);
  if (flaw === undefined) return;
  const [started] = events;
  const game = started?.type === 'game started' ? started.game : 0;
  throw wrongEvent(file, { game, seq: stored[flaw.index]?.seq ?? 0, why: flaw.why });
}

/** The first event that is not what it must be; undefined: all of them are. */
export function flawIn(events: readonly GameEvent[], proof: Exclude<GameProof, 'form'>): Flaw | undefined {
  const [started] = events;
  return proof === 'dice' && started?.type === 'game started' && !isSealed(started)
    ? { index: 0, why: { say: 'check.wrongSeal' } }
    : firstFlaw(RULE_SETS, events, proof === 'dice' ? fairDraw : undefined);
}

/** `game`: 0 where that is not known. */
export function wrongEvent(
  file: string,
  values: { readonly game: number; readonly seq: number; readonly why: Code },
): Fault {
  return new Fault('journal-damaged', {
    ...{ say: 'detail.about', what: file, why: { say: 'detail.eventWrong', ...values } },
  });
}

function isSealed({
  seed,
  rules,
  players,
  seal: sealed,
  round,
}: Extract<GameEvent, { type: 'game started' }>): boolean {
  return round !== undefined || seal(seed, rules, players) === sealed;
}
