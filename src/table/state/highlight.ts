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
import type { TableOptions } from '../options.ts';
import {
  CHEER_MS,
  LEAST_SEEN_MS,
  SEEN_AFTER_CHEER_MS,
  SEEN_MS,
  TAKE_BACK_HOLD_MS,
  TAKE_BACK_MS,
} from '../times.ts';
import { firstStopMs, type Tumble } from './tumble.ts';

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
  /** The next dice roll: until then it is still seen, and nothing is taken back; left out: they do not. */
  readonly untilMs?: number;
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

/** The next dice roll at once, and are seen to: what has no longer the screens for itself is over. */
export function whileRolling(
  highlight: Highlight | undefined,
  tumble: Tumble,
  options: Pick<TableOptions, 'tumbleMs' | 'calm'>,
): Highlight | undefined {
  if (highlight === undefined || !isFresh(highlight, tumble.startedMs)) return undefined;
  const untilMs = Math.max(highlight.sinceMs + LEAST_SEEN_MS, firstStopMs(tumble, options));
  return { ...highlight, untilMs };
}

/** Until when a Yahtzee is celebrated; undefined: it is none. */
export function cheerUntilMs(highlight: Highlight): number | undefined {
  if (!highlight.feats.includes('allAlike')) return undefined;
  return Math.min(highlight.sinceMs + CHEER_MS, highlight.untilMs ?? Number.POSITIVE_INFINITY);
}

export function isCheered(highlight: Highlight, nowMs: number): boolean {
  return nowMs < (cheerUntilMs(highlight) ?? nowMs);
}

/** Until when it has the screens for itself. */
export function freshUntilMs(highlight: Highlight): number {
  const { sinceMs, untilMs } = highlight;
  if (untilMs !== undefined) return untilMs;
  const cheeredMs = cheerUntilMs(highlight);
  return cheeredMs === undefined ? sinceMs + SEEN_MS : cheeredMs + SEEN_AFTER_CHEER_MS;
}

export function isFresh(highlight: Highlight, nowMs: number): boolean {
  return nowMs < freshUntilMs(highlight);
}

/**
 * When it is told no more; until then the button that made the score takes it back. `selectMs`: since when that is down; a press
 * that began in time has its time.
 */
export function highlightOverMs({ sinceMs, untilMs }: Highlight, selectMs: number | undefined): number {
  if (untilMs !== undefined) return untilMs;
  const overMs = sinceMs + TAKE_BACK_MS;
  const isHeld = selectMs !== undefined && selectMs > sinceMs && selectMs < overMs;
  return isHeld ? Math.max(overMs, selectMs + 2 * TAKE_BACK_HOLD_MS) : overMs;
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
