/** What has just become of a turn, and is worth a look although the next one has begun: for a while of table time. */
import {
  type Category,
  type Dice,
  findRules,
  type Game,
  type GameEvent,
  type RuleSets,
  totals,
  totalsOf,
  withCards,
} from '../../game/index.ts';
import { at } from '../at.ts';
import { CHEER_MS, TAKE_BACK_MS } from '../times.ts';

/**
 * `allAlike`: five alike that were worth as much as a Yahtzee; `upperBonus`: this box has brought it; `lead`: nobody led alone
 * before but somebody else; `scratch`: 0 points.
 */
export type Feat = 'allAlike' | 'upperBonus' | 'lead' | 'scratch';

export interface Highlight {
  /** Of the game that it belongs to. */
  readonly game: number;
  readonly player: number;
  /** The box that was filled; undefined where points were banked. */
  readonly category: Category | undefined;
  readonly points: number;
  /** That the points were given for, in slot order. */
  readonly dice: Dice;
  readonly feats: readonly Feat[];
  /** In table time. */
  readonly sinceMs: number;
}

/** The points of a Yahtzee in nearly every set. */
const GREAT = 50;

/** `before`: the game that the events were decided in; undefined where they end no turn. */
export function highlightOf(
  before: Game | undefined,
  after: Game | undefined,
  events: readonly GameEvent[],
  sets: RuleSets,
  sinceMs: number,
): Highlight | undefined {
  const [event] = events;
  const dice = before?.turn.dice;
  if (before === undefined || after === undefined || dice === undefined) return undefined;
  if (event?.type !== 'scored' && event?.type !== 'claimed' && event?.type !== 'banked') return undefined;
  const { player } = event;
  const points = event.points + (event.type === 'scored' ? event.bonus : 0);
  const category = event.type === 'banked' ? undefined : event.category;
  const isGreat = category !== undefined && points >= GREAT && new Set(dice).size === 1;
  const feats: Feat[] = [
    ...(isGreat ? (['allAlike'] as const) : []),
    ...(upperBonusIn(after, player, sets) > upperBonusIn(before, player, sets)
      ? (['upperBonus'] as const)
      : []),
    ...(takesLead(before, after, player, sets) ? (['lead'] as const) : []),
    ...(points === 0 ? (['scratch'] as const) : []),
  ];
  return { game: after.number, player, category, points, dice, feats, sinceMs };
}

/** Until when it has the screens for itself. */
export function freshUntilMs({ sinceMs }: Highlight): number {
  return sinceMs + CHEER_MS;
}

export function isFresh(highlight: Highlight, nowMs: number): boolean {
  return nowMs < freshUntilMs(highlight);
}

/** When it is told no more; until then the button that made the score takes it back. */
export function highlightOverMs({ sinceMs }: Highlight): number {
  return sinceMs + TAKE_BACK_MS;
}

function upperBonusIn(game: Game, player: number, sets: RuleSets): number {
  const cards = withCards(findRules(sets, game.rules), game);
  return cards === undefined ? 0 : totals(cards.rules, at(cards.game.cards, player)).upperBonus;
}

/** The first points of a game take no lead. */
function takesLead(before: Game, after: Game, player: number, sets: RuleSets): boolean {
  const rules = findRules(sets, before.rules);
  const was = totalsOf(rules, before);
  const is = totalsOf(rules, after);
  const others = (totals: readonly number[]) => Math.max(...totals.filter((_, index) => index !== player));
  if (was.length < 2 || others(was) === 0) return false;
  return at(was, player) <= others(was) && at(is, player) > others(is);
}
