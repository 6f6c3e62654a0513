/** The game on the table as an operator needs it: what can be undone, and what every box may hold. */
import {
  boxLabel,
  boxValues,
  type Category,
  type Correction,
  decide,
  type FiveDiceGame,
  type FiveDiceRules,
  familyOf,
  findRules,
  type Game,
  isRejection,
  type RuleSet,
  type RuleSets,
  setName,
  teamOf,
  totalsOf,
  undoable,
  withCards,
} from '../game/index.ts';
import { DeskRejection } from '../server/operator/desk.ts';
import type { DeskBox, DeskGame } from '../server/operator/messages.ts';
import type { TableOptions } from '../table/options.ts';

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
  const cards = withCards(rules, game);
  return {
    number: game.number,
    rules: setName(rules),
    status: game.status,
    family: game.family,
    undo: undoable(sets, game) ?? null,
    replace: replacements(game, rules, sets),
    players: game.players.map((name, player) => ({
      name,
      total: totalsOf(rules, game)[player] ?? 0,
      current: game.status === 'playing' && game.turn.player === player,
      droppedOut: game.droppedOut.includes(player),
      team: teamOf(game, player),
      boxes: cards === undefined ? [] : boxesOf(cards.game, cards.rules, player, values),
    })),
  };
}

function boxesOf(
  { cards }: FiveDiceGame,
  rules: FiveDiceRules,
  player: number,
  values: BoxValues,
): readonly DeskBox[] {
  return rules.boxes.map((box) => ({
    category: box.category,
    label: boxLabel(rules, box),
    points: cards[player]?.boxes[box.category] ?? null,
    values: values.of(rules, box.category),
  }));
}

/** Every box that the game would let the newest score move to, with what it would get there. */
function replacements(game: Game, rules: RuleSet, sets: RuleSets): DeskGame['replace'] {
  return familyOf(rules)
    .boxes(rules)
    .flatMap(({ category }) => {
      const asked: Correction = { type: 'replace', category, by: 'nobody', why: '' };
      const decision = decide(sets, game, asked, () => []);
      if (isRejection(decision)) return [];
      const scored = decision.find((event) => event.type === 'scored');
      if (scored === undefined) return [];
      const { label = category } = familyOf(rules).box(rules, category) ?? {};
      return [{ player: scored.player, category, label, points: scored.points }];
    });
}

/** Throws a DeskRejection where this would end a game that is played, or is none for a table. */
export function refuseStart(
  { ruleSets }: TableOptions,
  game: Game | undefined,
  rules: string,
  replace: boolean,
): void {
  if (ruleSets.some(({ id, inMenu }) => id === rules && !inMenu))
    throw new DeskRejection('bad-start', { say: 'desk.notForTable', rules });
  if (game?.status === 'playing' && !replace) {
    const names = game.players.join(', ');
    throw new DeskRejection('game-running', { say: 'desk.running', game: game.number, names });
  }
}
