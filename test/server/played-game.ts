/** Whole games played through the game core with fair dice, as stored events. */

import { fairDraw } from '../../src/fairness/fair-draw.ts';
import { seal } from '../../src/fairness/seal.ts';
import {
  allScoringDice,
  type Command,
  countsOf,
  decide,
  evolve,
  type FarkleGame,
  type FarkleRules,
  type Game,
  type GameEvent,
  isRejection,
  legalBoxes,
  mayRoll,
  pointsBySearch,
  RULE_SETS,
  replay,
} from '../../src/game/index.ts';
import type { StoredGameEvent } from '../../src/server/history/source.ts';
import { english } from '../language/english.ts';

const SEED = '5e'.repeat(32);

/** Plays by itself to the end: rolls all it may, takes the best box or banks. Stops after `limit` commands. Its number follows that of `before`. */
export function playGame(
  rules: string,
  players: readonly string[],
  limit = Number.POSITIVE_INFINITY,
  before?: Game,
): readonly GameEvent[] {
  const start = { type: 'start', rules, players, starter: 0, seed: SEED } as const;
  const first = [
    { ...start, seal: seal(SEED, rules, players) },
    { type: 'cut', text: 'abc' },
  ] as const;
  return playOn(before, first, limit);
}

/** First as told, then by itself to the end. */
export function playOn(
  before: Game | undefined,
  first: readonly Command[],
  limit = Number.POSITIVE_INFINITY,
): readonly GameEvent[] {
  const events: GameEvent[] = [];
  let game = before;
  const act = (command: Command): void => {
    const decision = decide(RULE_SETS, game, command, fairDraw);
    if (isRejection(decision)) throw new Error(`${command.type}: ${english(decision.reason)}`);
    for (const event of decision) {
      events.push(event);
      game = evolve(game, event);
    }
  };
  for (const command of first) act(command);
  for (let count = 0; game?.status === 'playing' && count < limit; count += 1) act(nextCommand(game));
  return events;
}

/**
 * A whole game of Yahtzee, in which Eric's first choice was taken back and made again, Julie's moved to another box by an
 * operator while Eric's next dice lay there, and the box of Eric's second turn repaired at the end of the third round.
 */
export function playCorrected(): readonly GameEvent[] {
  const signed = { by: 'Anna', why: 'misread' };
  let events = playGame('yahtzee', ['Eric', 'Julie']);
  /** Up to what follows this score, then as told. */
  const correct = (scores: number, more: number, ...commands: readonly Command[]): void => {
    const places = [...events.keys()].filter((index) => events[index]?.type === 'scored');
    const kept = events.slice(0, (places[scores - 1] ?? 0) + 1 + more);
    events = [...kept, ...playOn(replay(kept), commands)];
  };
  correct(1, 0, { type: 'take back' });
  // The one that was taken back is among those that are counted.
  correct(3, 1, { type: 'replace', category: 'yahtzee', ...signed });
  const repaired = events.filter((event) => event.type === 'scored')[4]?.category ?? 'chance';
  correct(7, 0, { type: 'repair', player: 0, category: repaired, points: 0, ...signed });
  return events;
}

export function storedEvents(events: readonly GameEvent[]): readonly StoredGameEvent[] {
  return events.map((event, index) => ({
    seq: index + 1,
    at: new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString(),
    event,
  }));
}

function nextCommand(game: Game): Command {
  const rules = RULE_SETS.find(({ id }) => id === game.rules);
  if (game.family === 'farkle' && rules?.family === 'farkle') return farkleCommand(rules, game);
  if (game.family !== 'five-dice' || rules?.family !== 'five-dice') throw new Error('strange rules');
  const { dice, rolls, held } = game.turn;
  if (rules.manners.selectMeans === 'rollAgain' && rolls === 1 && held[0]) return { type: 'free', slot: 0 };
  if (rules.manners.selectMeans === 'hold' && rolls === 1 && !held[0]) return { type: 'hold', slot: 0 };
  if (mayRoll(rules, game)) return { type: 'roll' };
  const card = game.cards[game.turn.player];
  const [best] = (card && dice ? legalBoxes(rules, card, dice) : [])
    .filter((offer) => offer.legal)
    .sort((a, b) => b.points - a.points);
  if (best === undefined) throw new Error('no box');
  return { type: 'score', category: best.category };
}

/** Sets aside all that scores, and banks it. */
function farkleCommand(rules: FarkleRules, { turn }: FarkleGame): Command {
  if (turn.dice === undefined) return { type: 'roll' };
  const rolled = turn.dice.filter((_, slot) => turn.set[slot] !== true);
  const wanted = [...(allScoringDice(rules, pointsBySearch(rules), countsOf(rolled))?.dice ?? [])];
  for (const [slot, face] of turn.dice.entries()) {
    const at = turn.set[slot] === true ? -1 : wanted.indexOf(face);
    if (at === -1) continue;
    wanted.splice(at, 1);
    if (turn.held[slot] !== true) return { type: 'hold', slot };
  }
  return { type: 'bank' };
}
