/** The one gate for every command: it becomes events, or a rejection with a reason; never anything else. */
import type { Command, Draw } from './command.ts';
import type { Decision } from './decision.ts';
import { type Dice, type Face, isFace } from './die.ts';
import type { Game } from './game.ts';
import { reject } from './rejection.ts';
import { findRules, type RuleSets } from './rule-sets.ts';
import { decideStart } from './start.ts';
import type { RuleSet } from './yahtzee/rule-set.ts';
import { decideScore } from './yahtzee/score.ts';

/** In characters, all cuts of a game together. */
export const CUT_LENGTH = 16;

/**
 * Pure: the same arguments give the same decision, and nothing is changed. `draw` is asked only by `roll`.
 * Throws when `game` was started with a rule set that is not in `sets`, or when `draw` returns no dice: bugs.
 */
export function decide(sets: RuleSets, game: Game | undefined, command: Command, draw: Draw): Decision {
  if (command.type === 'start') {
    if (game?.status === 'playing') return reject('game-running');
    return decideStart(sets, (game?.number ?? 0) + 1, command);
  }
  if (game === undefined) return reject('no-game');
  if (game.status !== 'playing') return reject('game-over');
  const rules = findRules(sets, game.rules);
  if (rules === undefined) throw new Error(`Game ${game.number} is played by unknown rules "${game.rules}".`);
  switch (command.type) {
    case 'cut':
      return decideCut(game, command.text);
    case 'roll':
      return decideRoll(rules, game, draw);
    case 'hold':
      return decideHold(rules, game, command.slot, true);
    case 'free':
      return decideHold(rules, game, command.slot, false);
    case 'score':
      return decideScore(rules, game, command.category);
    case 'abandon':
      return [{ type: 'game abandoned' }];
    default:
      return command satisfies never;
  }
}

function decideCut(game: Game, text: string): Decision {
  if (game.rollsDrawn > 0) return reject('cut-closed');
  if (text === '' || [...game.cut, ...text].length > CUT_LENGTH) return reject('bad-cut');
  return [{ type: 'cut', text }];
}

function decideRoll(rules: RuleSet, game: Game, draw: Draw): Decision {
  const { player, rolls, dice, held } = game.turn;
  if (rolls >= rules.rolls) return reject('no-rolls-left');
  const count = held.filter((isHeld) => !isHeld).length;
  if (count === 0) return reject('all-held');
  const n = game.rollsDrawn + 1;
  const { number, seed, cut } = game;
  const drawn = draw({ game: number, seed, cut, n, count });
  return [{ type: 'rolled', n, player, held, cut, faces: merge(dice, held, drawn, count) }];
}

function decideHold(rules: RuleSet, game: Game, slot: number, wanted: boolean): Decision {
  const { rolls, dice, held } = game.turn;
  if (dice === undefined) return reject('roll-first');
  const isHeld = held[slot];
  if (isHeld === undefined) return reject('no-such-die');
  if (rolls >= rules.rolls) return reject('dice-fixed');
  if (isHeld === wanted) return reject(wanted ? 'already-held' : 'not-held');
  return [{ type: wanted ? 'held' : 'freed', slot }];
}

/** Held dice stay where they lie; the drawn faces fill the other slots in order. */
function merge(
  before: Dice | undefined,
  held: readonly boolean[],
  drawn: readonly Face[],
  count: number,
): Dice {
  if (drawn.length !== count || !drawn.every(isFace)) {
    throw new Error(`A draw of ${count} dice came out as [${drawn.join(', ')}].`);
  }
  let next = 0;
  return held.map((isHeld, slot) => {
    const kept = isHeld ? before?.[slot] : undefined;
    if (kept !== undefined) return kept;
    const face = drawn[next] as Face;
    next += 1;
    return face;
  });
}
