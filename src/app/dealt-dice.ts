/** Dice that a hall deals for a round: what it has answered and nobody has rolled yet. */
import type { Draw, Face, RoundThrow } from '../game/index.ts';

export class DealtDice {
  #answer: { readonly key: string; readonly faces: readonly Face[] } | undefined;

  put(asked: RoundThrow, faces: readonly Face[]): void {
    this.#answer = { key: keyOf(asked), faces };
  }

  /**
   * The draw of one decision, `own` for games that are of no round. When `missing` has something afterwards, its dice are
   * placeholders, and the decision must be dropped: the hall is to be asked for that throw first.
   */
  attempt(own: Draw): { readonly draw: Draw; readonly missing: () => RoundThrow | undefined } {
    let missing: RoundThrow | undefined;
    const draw: Draw = (request) => {
      const { dealt, count } = request;
      if (dealt === undefined) return own(request);
      if (this.#answer?.key === keyOf(dealt))
        return this.#answer.faces.filter((_, slot) => dealt.held[slot] !== true);
      missing = dealt;
      return Array.from({ length: count }, (): Face => 1);
    };
    return { draw, missing: () => missing };
  }
}

function keyOf({ hall, round, game, seat, turn, roll, held }: RoundThrow): string {
  return JSON.stringify([hall, round, game, seat, turn, roll, held]);
}
