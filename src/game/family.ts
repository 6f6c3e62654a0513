/**
 * What makes a family of games one: everything that differs between games with score cards and Farkle, in one record
 * each (`families.ts`). Whoever needs to know asks the record; a further family is a further record.
 */
import type { HouseLine } from '../language/house-text.ts';
import type { Text } from '../language/sentence.ts';
import type { Command, Draw } from './command.ts';
import type { Adjustment, Correction } from './correction.ts';
import type { Decision } from './decision.ts';
import type { GameEvent } from './event.ts';
import type { GameFacts, Played, Turn, Turns } from './game.ts';
import type { RulePicture } from './rule-picture.ts';
import type { SetFacts } from './set-facts.ts';
import type { Backwards } from './undo.ts';
import type { Verbs } from './verbs.ts';
import type { Box } from './yahtzee/box.ts';
import type { Category } from './yahtzee/category.ts';

/** What one player ended with. */
export interface Result {
  readonly player: number;
  readonly total: number;
  /** Own turns that it took, where fewer are better. */
  readonly turns: number | undefined;
}

/** An event of the corrections after which another player, or nobody, may be on. */
export type Corrected = Extract<GameEvent, { type: 'undone' | 'repaired' | 'adjusted' | 'dropped out' }>;

/** Methods, not properties: so a record of one family may be asked about rules and games as the union of all. */
export interface Family<R extends SetFacts, G extends Played<G, T>, T extends Turn> extends Backwards<G, T> {
  /** The state after `game started`. */
  begin(facts: GameFacts, dice: number): G;
  /** Every move of its own. */
  decide(rules: R, game: G, command: Command, draw: Draw): Decision;
  /** What its own events change; of those that all families have, what they change beside `evolve.ts`. */
  evolve(game: G, event: GameEvent): G;
  /** The turn is over; `wanted` plays next, where somebody is passed over. */
  advance(game: G, wanted: number | undefined): Turns<T>;
  /** Where the turn goes once this player has dropped out; undefined: it stays. */
  leave(game: G, player: number, next: number | undefined): Turns<T> | undefined;
  /** Who plays when the present turn is played later; undefined: nobody can. */
  skipTo(rules: R, game: G): number | undefined;
  /** This correction with who plays on, where the present player cannot, or with the end of the game. */
  settle(rules: R, before: G, event: Corrected, after: G): Decision;
  /** Corrections of boxes. */
  rebox(rules: R, game: G, asked: Extract<Correction, { type: 'replace' | 'repair' }>): Decision;
  /** The choice without a roll that ends the game soonest. */
  soonest(rules: R, game: G): readonly GameEvent[] | undefined;
  /** One a player, as if the game ended now; zeros where that takes rules that are gone. */
  totals(rules: R | undefined, game: G): readonly number[];
  /**
   * What each own turn brought, as it counts in the end, oldest first, one list a player: nothing that was taken back is
   * among it. With the adjustments it comes to the totals.
   */
  turnPoints(rules: R | undefined, game: G): readonly (readonly number[])[];
  /** What this player's total is shown as at this moment. */
  shownTotal(rules: R, game: G, player: number): number;
  /** Oldest first. */
  adjustments(game: G, player: number): readonly Adjustment[];
  /** What counts for the hall of fame; the game is over. */
  results(rules: R, game: G): readonly Result[];
  /** Of the card, in its order; none where there is no card. */
  boxes(rules: R): readonly Box[];
  /** As pages call it, and what its points count; undefined: the card has no such box. */
  box(rules: R, category: Category): { readonly label: Text; readonly times: number } | undefined;
  /** How many rolls a turn has, without those that were saved; `Infinity` where it may go on. */
  rolls(rules: R): number;
  /** How many are left; 0 where nobody counts them. */
  rollsLeft(rules: R, game: G): number;
  /** The dice that the next roll of this turn would roll: 0 when there is none. */
  diceToRoll(rules: R, game: G): number;
  /** What was set aside in earlier rolls of this turn, and its points; undefined where nothing is ever set aside. */
  setAside(game: G): { readonly set: readonly boolean[]; readonly points: number } | undefined;
  /** For the house-rule card. */
  houseWords(rules: R): readonly HouseLine[];
  /** What brings points, one picture a box or a combination. */
  pictures(rules: R): readonly RulePicture[];
  /** Whether two players can have the same best total. */
  canTie(rules: R): boolean;
  /** What a die with its flag in `held` is. */
  readonly mark: 'held' | 'picked';
  verbs(rules: R): Verbs;
}
