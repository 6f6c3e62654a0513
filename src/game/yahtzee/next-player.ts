/** Who can still play in a five-dice game, and how it ends when nobody can. */
import type { Decision } from '../decision.ts';
import type { GameEvent } from '../event.ts';
import type { Corrected } from '../family.ts';
import type { FiveDiceGame } from '../game.ts';
import { winnersOf } from '../set-facts.ts';
import type { FiveDiceRules } from './rule-set.ts';
import { EMPTY_CARD, isFull, totals } from './score-card.ts';

/** Has an open box and has not dropped out. */
function canPlay(rules: FiveDiceRules, game: FiveDiceGame, player: number): boolean {
  return !game.droppedOut.includes(player) && !isFull(rules, game.cards[player] ?? EMPTY_CARD);
}

/**
 * Who plays after the present turn: whose turn waits, else the next who can, the present player last (a scratched Yahtzee
 * may shorten a card by a turn, S3.s2).
 */
export function nextPlayer(rules: FiveDiceRules, game: FiveDiceGame): number | undefined {
  const plays = (player: number): boolean => canPlay(rules, game, player);
  const waits = game.waiting.find(({ player }) => plays(player));
  if (waits !== undefined) return waits.player;
  const { player } = game.waiting.at(-1) ?? game.turn;
  return game.players.map((_, step) => (player + 1 + step) % game.players.length).find(plays);
}

export function ending(rules: FiveDiceRules, { cards, droppedOut }: FiveDiceGame): GameEvent {
  const sums = cards.map((card) => totals(rules, card).total);
  return { type: 'game ended', totals: sums, winners: winnersOf(rules, sums, droppedOut) };
}

/** Who plays on, where the present player cannot, or the end: also a game that was over ends anew, with its totals as they are now. */
export function settleFiveDice(
  rules: FiveDiceRules,
  _: FiveDiceGame,
  event: Corrected,
  after: FiveDiceGame,
): Decision {
  if (canPlay(rules, after, after.turn.player)) return [event];
  const next = nextPlayer(rules, after);
  if (next === undefined) return [event, ending(rules, after)];
  // An adjustment moves no turn.
  return [event.type === 'adjusted' ? event : { ...event, next }];
}
