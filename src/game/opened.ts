/**
 * A game that was over has opened its seed: everybody can compute the dice that would come. Its choices may be made
 * again, but it never rolls again, so whatever would leave it with rolls to make is refused (README.md, `seed-open`).
 */
import { type Decision, isRejection } from './decision.ts';
import type { GameEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { countsOf } from './farkle/combination.ts';
import { decideFarkle } from './farkle/decide.ts';
import { allScoringDice, pointsBySearch } from './farkle/keep.ts';
import type { FarkleRules } from './farkle/rule-set.ts';
import type { FarkleGame, FiveDiceGame, Game } from './game.ts';
import { reject } from './rejection.ts';
import type { RuleSet } from './rule-set.ts';
import type { FiveDiceRules } from './yahtzee/rule-set.ts';
import { decideScore } from './yahtzee/score.ts';

/** The same decision, or the refusal when `game` could not come to its end again without a roll. */
export function withoutRolls(rules: RuleSet, game: Game, decision: Decision): Decision {
  if (!game.opened || isRejection(decision)) return decision;
  const rolls = decision.some(({ type }) => type === 'rolled');
  return !rolls && ends(rules, after(game, decision)) ? decision : reject('seed-open');
}

/** Whether choices alone lead to the end: tried with the ones that end it soonest. */
function ends(rules: RuleSet, from: Game): boolean {
  let game = from;
  while (game.status === 'playing') {
    const choice = soonest(rules, game);
    if (choice === undefined) return false;
    game = after(game, choice);
  }
  return true;
}

function soonest(rules: RuleSet, game: Game): readonly GameEvent[] | undefined {
  if (game.family === 'five-dice' && rules.family === 'five-dice') return soonestScore(rules, game);
  if (game.family === 'farkle' && rules.family === 'farkle') return soonestBank(rules, game);
  return undefined;
}

/** A box that scratches another one with it saves a turn; any other takes one. */
function soonestScore(rules: FiveDiceRules, game: FiveDiceGame): readonly GameEvent[] | undefined {
  let usual: readonly GameEvent[] | undefined;
  for (const { category } of rules.boxes) {
    const choice = decideScore(rules, game, category);
    if (isRejection(choice)) continue;
    const [event] = choice;
    if (event?.type !== 'scored') continue;
    if (event.also !== undefined) return choice;
    usual ??= choice;
  }
  return usual;
}

/** The most points reach the target first. */
function soonestBank(rules: FarkleRules, game: FarkleGame): readonly GameEvent[] | undefined {
  const { dice, set } = game.turn;
  const free = (dice ?? []).filter((_, slot) => set[slot] !== true);
  const left = [...(allScoringDice(rules, pointsBySearch(rules), countsOf(free))?.dice ?? [])];
  const held = (dice ?? []).map((face, slot) => {
    const at = set[slot] === true ? -1 : left.indexOf(face);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
  const picked = { ...game, turn: { ...game.turn, held } };
  const banked = decideFarkle(rules, picked, { type: 'bank' }, () => []);
  return isRejection(banked) ? undefined : banked;
}

function after(game: Game, events: readonly GameEvent[]): Game {
  return events.reduce<Game>((state, event) => evolve(state, event), game);
}
