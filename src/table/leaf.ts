/** What previous and next leaf through: attract screens, the own card before a roll, the final cards. */
import { type FiveDiceRules, type Game, totals } from '../game/index.ts';

/** Screen 0 invites, 1 names the rules, then the result of each player of the last game. */
export function attractScreens(game: Game | undefined): number {
  return 2 + (game?.status === 'over' ? game.players.length : 0);
}

export interface CardLeaf {
  readonly player: number;
  /** `points` undefined: the box is open. */
  readonly box:
    | { readonly code: string; readonly label: string; readonly points: number | undefined }
    | undefined;
  readonly total: number;
}

/** One leaf for each box of the player's card, in card order. */
export function cardLeaves(rules: FiveDiceRules, game: Game, player: number): readonly CardLeaf[] {
  const card = game.cards[player];
  if (card === undefined) return [];
  const { total } = totals(rules, card);
  return rules.boxes.map(({ category, code, label }) => ({
    player,
    box: { code, label, points: card.boxes[category] },
    total,
  }));
}

/** For each player the total, then each box. */
export function finalLeaves(rules: FiveDiceRules, game: Game): readonly CardLeaf[] {
  return game.players.flatMap((_, player) => {
    const boxes = cardLeaves(rules, game, player);
    const total = boxes[0]?.total ?? 0;
    return [{ player, box: undefined, total }, ...boxes];
  });
}

/** From nowhere next leads to the first leaf and previous to the last one; the leaves go round. */
export function leafOn(leaf: number | undefined, step: number, count: number): number {
  if (leaf === undefined) return step > 0 ? 0 : count - 1;
  return (leaf + step + count) % count;
}
