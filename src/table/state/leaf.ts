/** What previous and next leaf through: attract screens, the own card before a roll, everybody's totals, the final cards. */

import {
  type Box,
  boxLabel,
  type FiveDiceGame,
  type FiveDiceRules,
  type Game,
  type RuleSet,
  shownTotalOf,
  withCards,
} from '../../game/index.ts';
import { type Code, plain, type Text } from '../../language/sentence.ts';
import { at } from '../at.ts';

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
    | { readonly code: Code; readonly label: Text; readonly points: number | undefined }
    | undefined;
  readonly total: number;
}

/** `FH`, and on a card with columns `FH3`. */
export function boxCode({ columns }: FiveDiceRules, { kind, column }: Box): Code {
  const code = plain(`boxCode.${kind}`);
  return columns.length === 1 ? code : { say: 'display.column', code, column: column + 1 };
}

/** Before a roll: one leaf for each box of the own card, in card order; in Farkle everybody's total, the own one first. */
export function turnLeaves(rules: RuleSet, game: Game): readonly CardLeaf[] {
  const { player } = game.turn;
  const cards = withCards(rules, game);
  if (cards !== undefined) return cardLeaves(cards.rules, cards.game, player);
  return game.players.map((_, step) => totalLeaf(rules, game, (player + step) % game.players.length));
}

/** For each player the total, then each box. */
export function finalLeaves(rules: RuleSet, game: Game): readonly CardLeaf[] {
  const cards = withCards(rules, game);
  return game.players.flatMap((_, player) => [
    totalLeaf(rules, game, player),
    ...(cards === undefined ? [] : cardLeaves(cards.rules, cards.game, player)),
  ]);
}

function totalLeaf(rules: RuleSet, game: Game, player: number): CardLeaf {
  return { player, box: undefined, total: shownTotalOf(rules, game, player) };
}

function cardLeaves(rules: FiveDiceRules, game: FiveDiceGame, player: number): readonly CardLeaf[] {
  const { boxes } = at(game.cards, player);
  const total = shownTotalOf(rules, game, player);
  return rules.boxes.map((box) => {
    const own = boxes[box.category];
    const points = own === undefined ? undefined : own * at(rules.columns, box.column);
    return { player, box: { code: boxCode(rules, box), label: boxLabel(rules, box), points }, total };
  });
}

/** From nowhere next leads to the first leaf and previous to the last one; the leaves go round. */
export function leafOn(leaf: number | undefined, step: number, count: number): number {
  if (leaf === undefined) return step > 0 ? 0 : count - 1;
  return (leaf + step + count) % count;
}
