/** The game on the table as an operator needs it: what can be undone, and what every box may hold. */
import {
  boxValues,
  type Category,
  type Correction,
  decide,
  EMPTY_CARD,
  type FiveDiceRules,
  findRules,
  type Game,
  isRejection,
  type RuleSet,
  type RuleSets,
  totals,
  undoable,
} from '../game/index.ts';
import type { DeskBox, DeskGame } from '../server/operator/messages.ts';

/** What boxes can hold, kept: it takes every throw of the dice to find out, and the table has better things to do. */
export class BoxValues {
  readonly #kept = new Map<string, readonly number[]>();

  of(rules: FiveDiceRules, category: Category): readonly number[] {
    const key = `${rules.id} ${category}`;
    const values = this.#kept.get(key) ?? boxValues(rules, category);
    this.#kept.set(key, values);
    return values;
  }
}

export function deskGame(game: Game, sets: RuleSets, values: BoxValues): DeskGame | null {
  const rules = findRules(sets, game.rules);
  if (rules === undefined) return null;
  return {
    number: game.number,
    rules: rules.name,
    status: game.status,
    family: game.family,
    undo: undoable(sets, game) ?? null,
    replace: rules.family === 'five-dice' ? replacements(game, rules, sets) : [],
    players: game.players.map((name, player) => ({
      name,
      total: totalOf(game, rules, player),
      current: game.status === 'playing' && game.turn.player === player,
      droppedOut: game.droppedOut.includes(player),
      boxes: rules.family === 'five-dice' ? boxesOf(game, rules, player, values) : [],
    })),
  };
}

function totalOf(game: Game, rules: RuleSet, player: number): number {
  if (game.family === 'farkle') return game.totals[player] ?? 0;
  return rules.family === 'five-dice' ? totals(rules, game.cards[player] ?? EMPTY_CARD).total : 0;
}

function boxesOf(
  { cards }: Game,
  rules: FiveDiceRules,
  player: number,
  values: BoxValues,
): readonly DeskBox[] {
  return rules.boxes.map((box) => ({
    category: box.category,
    label: labelOf(box, rules),
    points: cards[player]?.boxes[box.category] ?? null,
    values: values.of(rules, box.category),
  }));
}

/** Every box that the game would let the newest score move to, with what it would get there. */
function replacements(game: Game, rules: FiveDiceRules, sets: RuleSets): DeskGame['replace'] {
  return rules.boxes.flatMap((box) => {
    const asked: Correction = { type: 'replace', category: box.category, by: 'nobody', why: '' };
    const decision = decide(sets, game, asked, () => []);
    if (isRejection(decision)) return [];
    const scored = decision.find((event) => event.type === 'scored');
    return scored === undefined
      ? []
      : [{ category: box.category, label: labelOf(box, rules), points: scored.points }];
  });
}

function labelOf({ label, column }: FiveDiceRules['boxes'][number], { columns }: FiveDiceRules): string {
  return columns.length === 1 ? label : `${label} × ${columns[column] ?? 1}`;
}
