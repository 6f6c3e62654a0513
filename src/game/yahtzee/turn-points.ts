/** What each turn of a card game brought, as it counts in the end: read from what was done and stands. */
import type { Done, FiveDiceGame, Turn } from '../game.ts';
import type { Category } from './category.ts';
import type { FiveDiceRules } from './rule-set.ts';
import { EMPTY_CARD, isOpen, type ScoreCard, totals } from './score-card.ts';

interface FilledTurn {
  /** More than one where a box got 0 along. */
  boxes: readonly Category[];
  points: number;
}

/** Oldest first, one list a player; without adjustments, which belong to no turn. */
export function turnPoints(
  rules: FiveDiceRules,
  { players, cards, done }: Pick<FiveDiceGame, 'players' | 'cards' | 'done'>,
): readonly (readonly number[])[] {
  const changes = done.flatMap((entry) => (entry.kind === 'done' && entry.back.cards ? [entry] : []));
  const turns = players.map(() => new OwnTurns(rules));
  for (const [index, { player, what, back }] of changes.entries()) {
    // What was undone is off the list, so that the cards before the next change are those after this one.
    const after = changes[index + 1]?.back.cards ?? cards;
    turns[player]?.add(what, back.cards?.[player] ?? EMPTY_CARD, after[player] ?? EMPTY_CARD);
  }
  return turns.map((own) => own.points());
}

/** The turns of one player. */
class OwnTurns {
  readonly #rules: FiveDiceRules;
  #turns: readonly FilledTurn[] = [];
  /** What belongs to a turn that is still to come: the box that it fills follows. */
  #ahead = 0;

  constructor(rules: FiveDiceRules) {
    this.#rules = rules;
  }

  add({ kind }: Done<FiveDiceGame, Turn>['what'], before: ScoreCard, after: ScoreCard): void {
    const more = totals(this.#rules, after).total - totals(this.#rules, before).total;
    if (kind === 'claim') this.#ahead += more;
    if (kind === 'score') this.#begin(filledSince(before, after), more);
    if (kind === 'repair') this.#repair(before, after, more);
  }

  /** A turn that claimed its points and was left before it filled a box is one too. */
  points(): readonly number[] {
    const points = this.#turns.map((turn) => turn.points);
    return this.#ahead === 0 ? points : [...points, this.#ahead];
  }

  #begin(boxes: readonly Category[], more: number): void {
    this.#turns = [...this.#turns, { boxes, points: more + this.#ahead }];
    this.#ahead = 0;
  }

  /** It changes the turn that filled the box, as if the box had held that from then on. */
  #repair(before: ScoreCard, after: ScoreCard, more: number): void {
    const filled = filledSince(before, after);
    const opened = filledSince(after, before);
    const changed = this.#rules.boxes.flatMap(({ category }) =>
      before.boxes[category] === after.boxes[category] ? [] : [category],
    );
    const turn = this.#turns.find(({ boxes }) => boxes.some((box) => changed.includes(box)));
    if (turn === undefined) {
      // A claim that is open belongs to the turn under way.
      this.#turns = [...this.#turns, { boxes: filled, points: more }];
      return;
    }
    turn.points += more;
    turn.boxes = [...turn.boxes, ...filled].filter((box) => !opened.includes(box));
    if (turn.boxes.length > 0) return;
    // That turn is still to come. What else has gone with it, a bonus, falls to the turns that are left.
    this.#turns = this.#turns.filter((each) => each !== turn);
    const newest = this.#turns[this.#turns.length - 1];
    if (newest === undefined) this.#ahead += turn.points;
    else newest.points += turn.points;
  }
}

/** Boxes that are filled on the second card alone. */
function filledSince(before: ScoreCard, { boxes }: ScoreCard): readonly Category[] {
  return Object.keys(boxes).filter((category) => isOpen(before, category as Category)) as Category[];
}
