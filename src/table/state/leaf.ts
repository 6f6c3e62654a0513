/** What previous and next leaf through: attract screens, the own card before a roll, everybody's totals, the final cards. */
import {
  type Box,
  cardsOf,
  EMPTY_CARD,
  type FiveDiceRules,
  type Game,
  type RuleSet,
  shownTotal,
} from '../../game/index.ts';

/** Screen 0 invites, 1 names the rules, then the result of each player of the last game, then the hall of fame. */
export function attractScreens(game: Game | undefined, fame: number): number {
  return 2 + lastResults(game) + fame;
}

/** How many players the last game has results of. */
export function lastResults(game: Game | undefined): number {
  return game?.status === 'over' ? game.players.length : 0;
}

export interface CardLeaf {
  readonly player: number;
  /** `points` as its column counts them; undefined: the box is open. */
  readonly box:
    | { readonly code: string; readonly label: string; readonly points: number | undefined }
    | undefined;
  readonly total: number;
}

/** What the total of this player is shown as now. */
export function totalOf(rules: RuleSet, game: Game, player: number): number {
  if (game.family === 'farkle') return game.totals[player] ?? 0;
  return rules.family === 'five-dice' ? shownTotal(rules, game.cards[player] ?? EMPTY_CARD) : 0;
}

/** `FH`, and on a card with columns `FH3`. */
export function boxCode({ columns }: FiveDiceRules, { code, column }: Box): string {
  return columns.length === 1 ? code : `${code}${column + 1}`;
}

export function boxLabel({ columns }: FiveDiceRules, { label, column }: Box): string {
  return columns.length === 1 ? label : `${label} × ${columns[column]}`;
}

/** Before a roll: one leaf for each box of the own card, in card order; in Farkle everybody's total, the own one first. */
export function turnLeaves(rules: RuleSet, game: Game): readonly CardLeaf[] {
  const { player } = game.turn;
  if (rules.family === 'five-dice') return cardLeaves(rules, game, player);
  return game.players.map((_, step) => totalLeaf(rules, game, (player + step) % game.players.length));
}

/** For each player the total, then each box. */
export function finalLeaves(rules: RuleSet, game: Game): readonly CardLeaf[] {
  return game.players.flatMap((_, player) => [
    totalLeaf(rules, game, player),
    ...(rules.family === 'five-dice' ? cardLeaves(rules, game, player) : []),
  ]);
}

function totalLeaf(rules: RuleSet, game: Game, player: number): CardLeaf {
  return { player, box: undefined, total: totalOf(rules, game, player) };
}

function cardLeaves(rules: FiveDiceRules, game: Game, player: number): readonly CardLeaf[] {
  const card = cardsOf(game)[player];
  if (card === undefined) return [];
  const total = shownTotal(rules, card);
  return rules.boxes.map((box) => {
    const own = card.boxes[box.category];
    const points = own === undefined ? undefined : own * (rules.columns[box.column] ?? 1);
    return { player, box: { code: boxCode(rules, box), label: boxLabel(rules, box), points }, total };
  });
}

/** From nowhere next leads to the first leaf and previous to the last one; the leaves go round. */
export function leafOn(leaf: number | undefined, step: number, count: number): number {
  if (leaf === undefined) return step > 0 ? 0 : count - 1;
  return (leaf + step + count) % count;
}
