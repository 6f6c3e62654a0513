/** Every move of a Farkle game but its start and its end by hand. */
import type { Text } from '../../language/sentence.ts';
import type { Command, Draw } from '../command.ts';
import { adjusted } from '../correction.ts';
import type { Decision } from '../decision.ts';
import type { Face } from '../die.ts';
import type { GameEvent } from '../event.ts';
import type { FarkleGame } from '../game.ts';
import { isRejected, type Rejection, reject } from '../rejection.ts';
import { drawInto } from '../roll.ts';
import { countsOf } from './combination.ts';
import { farkleEnding } from './ending.ts';
import { judgeKeep, pointsBySearch } from './keep.ts';
import type { FarkleRules } from './rule-set.ts';

export function decideFarkle(rules: FarkleRules, game: FarkleGame, command: Command, draw: Draw): Decision {
  switch (command.type) {
    case 'roll':
      return decideRoll(rules, game, draw);
    case 'hold':
      return decidePick(game, command.slot, true);
    case 'free':
      return decidePick(game, command.slot, false);
    case 'bank':
      return decideBank(rules, game);
    default:
      return reject('wrong-move');
  }
}

function decideRoll(rules: FarkleRules, game: FarkleGame, draw: Draw): Decision {
  const { turn } = game;
  const { player } = turn;
  const events: GameEvent[] = [];
  let lying = turn.set;
  let points = turn.points;
  if (turn.dice !== undefined && turn.stopped === true) {
    return reject('no-rolls-left', { say: 'event.bankNow' });
  }
  if (turn.dice !== undefined && turn.spared !== true) {
    const picked = judgePicked(rules, game);
    if (isRejected(picked)) return picked;
    const { hotDice } = picked;
    events.push({ type: 'set aside', player, points: picked.points, hotDice });
    lying = turn.set.map((isSet, slot) => !hotDice && (isSet || turn.held[slot] === true));
    points += picked.points;
  }
  const rolled = drawInto(game, lying, draw);
  events.push(rolled);
  const free = rolled.faces.filter((_, slot) => lying[slot] !== true);
  if (pointsBySearch(rules)(countsOf(free)) > 0) return events;
  if (turn.rolls === 0 && rules.emptyFirstRoll !== null) {
    return [...events, { type: 'spared', player, points: rules.emptyFirstRoll }];
  }
  return [...events, ...farkled(rules, game, points)];
}

function farkled(rules: FarkleRules, game: FarkleGame, lost: number): readonly GameEvent[] {
  const { player } = game.turn;
  const inARow = (game.farkles[player] ?? 0) + 1;
  const { farklePenalty } = rules;
  const due = farklePenalty !== null && inARow % farklePenalty.inARow === 0;
  const penalty = due ? farklePenalty.points : 0;
  const totals = game.totals.with(player, (game.totals[player] ?? 0) + penalty);
  const { next, ended } = farkleEnding(rules, { ...game, totals });
  return [{ type: 'farkled', player, lost, penalty, ...next }, ...ended];
}

function decidePick(game: FarkleGame, slot: number, wanted: boolean): Decision {
  const { dice, held, set, spared } = game.turn;
  if (dice === undefined) return reject('roll-first');
  const isPicked = held[slot];
  if (isPicked === undefined) return reject('no-such-die');
  if (set[slot] === true) return reject('is-set');
  if (spared === true) return reject('no-points');
  if (isPicked === wanted) return reject(wanted ? 'already-held' : 'not-held');
  return [{ type: wanted ? 'held' : 'freed', slot }];
}

export function decideBank(rules: FarkleRules, game: FarkleGame): Decision {
  const { player, points: before, dice, spared } = game.turn;
  if (dice === undefined) return reject('roll-first');
  const picked = spared === true ? { points: 0 } : judgePicked(rules, game);
  if (isRejected(picked)) return picked;
  const points = before + picked.points;
  const old = game.totals[player] ?? 0;
  const entered = old > adjusted(game.adjustments[player]);
  if (!entered && points < rules.entryMinimum) {
    return reject('below-entry', { say: 'event.firstBank', points: rules.entryMinimum });
  }
  if (points < rules.bankMinimum) {
    return reject('below-bank', { say: 'event.eachBank', points: rules.bankMinimum });
  }
  const totals = game.totals.with(player, old + points);
  const reached = game.reachedBy === undefined && old + points >= rules.target;
  const after = { ...game, totals, reachedBy: reached ? player : game.reachedBy };
  const { next, ended } = farkleEnding(rules, after);
  return [{ type: 'banked', player, points, ...(reached ? { reached } : {}), ...next }, ...ended];
}

/** The picked dice, if they may be set aside; nothing is checked while they are picked. */
function judgePicked(
  rules: FarkleRules,
  { turn }: FarkleGame,
): { readonly points: number; readonly hotDice: boolean } | Rejection {
  const picked = (turn.dice ?? []).filter((_, slot) => turn.held[slot] === true);
  if (picked.length === 0) return reject('pick-die');
  const ruling = judgeKeep(rules, pointsBySearch(rules), countsOf(picked));
  if (ruling.legal) {
    return { points: ruling.points, hotDice: turn.set.every((isSet, slot) => isSet || turn.held[slot]) };
  }
  if (ruling.code === 'no-points') return reject('no-points');
  const [die = 0, ...more] = ruling.dead;
  const sentence: Text =
    more.length === 0
      ? { say: 'event.deadDie', die }
      : { say: 'event.deadDice', dice: ruling.dead.join(', ') };
  return { ...reject('dead-die', sentence), slots: slotsOf(turn, ruling.dead) };
}

/** One slot for each of these faces among the picked dice, from the right: the one that was too many. */
function slotsOf({ dice, held }: FarkleGame['turn'], faces: readonly Face[]): readonly number[] {
  const found: number[] = [];
  for (const face of faces) {
    const slot = (dice ?? []).findLastIndex(
      (shown, at) => shown === face && held[at] === true && !found.includes(at),
    );
    if (slot !== -1) found.push(slot);
  }
  return found.sort((a, b) => a - b);
}
