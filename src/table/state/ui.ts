/** What the table shows beyond the game: not journalled, lost at a restart, never worth points. */

import type { Input } from '../../../hardware/cabinet.ts';
import type { Category, FarkleGame, Game } from '../../game/index.ts';
import type { Text } from '../../language/sentence.ts';
import { at } from '../at.ts';
import type { TableOptions } from '../options.ts';
import { FARKLE_MS, TURN_GUARD_MS } from '../times.ts';
import type { Advice, ToldVerdict } from './advice.ts';
import { type Highlight, highlightOverMs } from './highlight.ts';
import type { HouseTurn } from './house-thought.ts';
import type { NameEntry } from './name-entry.ts';
import { type Notice, penaltyNotice } from './notices.ts';
import type { Service } from './service-state.ts';
import { knowsRules, type Setup, startSetup } from './setup.ts';
import { type Tumble, tumbleEndMs } from './tumble.ts';

/** A roll that scored nothing, shown until its dice are wiped away; the game itself is with the next player already. */
export interface ShownFarkle {
  /** The game with the dice of that roll. */
  readonly game: FarkleGame;
  readonly lost: number;
  /** What was taken off the total for farkles in a row: 0 or less. */
  readonly penalty: number;
  /** When the dice stood; undefined while they tumble. */
  readonly sinceMs: number | undefined;
}

export interface Ui {
  /** `game`: the screen follows the game. */
  readonly place: 'attract' | 'setup' | 'game';
  readonly attract: {
    /** Which screen is leafed to; 0 is the invitation. */
    readonly screen: number;
    /** Dice that their hold buttons have lit, one flag a slot. */
    readonly lit: readonly boolean[];
    readonly sinceMs: number;
  };
  /** The choices for a new game; the last ones stay. */
  readonly setup: Setup;
  /** The game is over, and a player without a name has entered the hall of fame: the name so far, and the game's number. */
  readonly fameName: (NameEntry & { readonly game: number }) | undefined;
  /** The box that is shown for the dice on the table. */
  readonly shownBox: Category | undefined;
  /** Select was pressed once on a box that would get 0 while another would get more. */
  readonly scratch: { readonly category: Category; readonly untilMs: number } | undefined;
  /** Page of the card that is leafed to: before a roll, and when the game is over. */
  readonly leaf: number | undefined;
  readonly notice: Notice | undefined;
  readonly tumble: Tumble | undefined;
  readonly farkle: ShownFarkle | undefined;
  /** Farkle: until then the display shows the points of the picked dice. */
  readonly pickedUntilMs: number | undefined;
  /** A player of the house is on, or was. */
  readonly house: HouseTurn | undefined;
  /** What the coach says of the newest roll. */
  readonly advice: Advice | undefined;
  /** What the newest choice has cost, where that is worth a word. */
  readonly verdict: ToldVerdict | undefined;
  /** What has just become of a turn. */
  readonly highlight: Highlight | undefined;
  /** Number of the finished game after which select went down while it could still be held: once let go, it opens setup. */
  readonly opensSetup: number | undefined;
  /** The menu is open; `item` counts its lines from 0. */
  readonly menu: { readonly item: number; readonly sinceMs: number } | undefined;
  /** Service is open, over whatever was there. */
  readonly service: Service | undefined;
  /** Since when the service chord has been down without a break since the board started. */
  readonly powerUpMs: number | undefined;
  /** Until then select is ignored: the turn has just changed. */
  readonly guardUntilMs: number;
  /** An append that the table waits for is under way. */
  readonly saving: boolean;
  /** The sentence of the fault that has stopped the table. */
  readonly stopped: Text | undefined;
  /** When anything was pressed last. */
  readonly touchedMs: number;
  /** Inputs that are down, with the time since when; one that has done its long press is left out. */
  readonly down: Readonly<Partial<Record<Input, number>>>;
  /** Somebody has quit the unfinished game: when it will be abandoned. */
  readonly quitUntilMs: number | undefined;
}

/** Where a table begins: with its unfinished or last game, else in attract. */
export function startUi(game: Game | undefined, options: TableOptions, nowMs: number): Ui {
  const known = game !== undefined && knowsRules(options.ruleSets, game);
  const resumed = known && game.status !== 'abandoned';
  return {
    place: resumed ? 'game' : 'attract',
    attract: { screen: 0, lit: [], sinceMs: nowMs },
    setup: startSetup(known ? game : undefined, options, nowMs),
    fameName: undefined,
    shownBox: undefined,
    scratch: undefined,
    leaf: undefined,
    notice: undefined,
    tumble: undefined,
    farkle: undefined,
    pickedUntilMs: undefined,
    house: undefined,
    advice: undefined,
    verdict: undefined,
    highlight: undefined,
    opensSetup: undefined,
    menu: undefined,
    service: undefined,
    powerUpMs: undefined,
    guardUntilMs: nowMs,
    saving: false,
    stopped: undefined,
    touchedMs: nowMs,
    down: {},
    quitUntilMs: undefined,
  };
}

/** The ui without what is over at this moment. */
export function settle(ui: Ui, options: TableOptions, nowMs: number): Ui {
  const stood = settleDice(ui, options, nowMs);
  const { notice, scratch, pickedUntilMs, highlight } = stood;
  const noticeOver = notice !== undefined && nowMs >= notice.untilMs;
  const scratchOver = scratch !== undefined && nowMs >= scratch.untilMs;
  const pickedOver = pickedUntilMs !== undefined && nowMs >= pickedUntilMs;
  const highlightOver = highlight !== undefined && nowMs >= highlightOverMs(highlight, ui.down.select);
  if (!noticeOver && !scratchOver && !pickedOver && !highlightOver) return stood;
  return {
    ...stood,
    notice: noticeOver ? undefined : notice,
    scratch: scratchOver ? undefined : scratch,
    pickedUntilMs: pickedOver ? undefined : pickedUntilMs,
    highlight: highlightOver ? undefined : highlight,
  };
}

/** A tumble ends; the farkle that it led to is shown, and then the turn changes. */
function settleDice(ui: Ui, options: TableOptions, nowMs: number): Ui {
  const { tumble, farkle } = ui;
  const endMs = tumble === undefined ? undefined : tumbleEndMs(tumble, options);
  if (tumble !== undefined && (endMs === undefined || nowMs < endMs)) return ui;
  if (farkle === undefined) return tumble === undefined ? ui : { ...ui, tumble: undefined };
  const sinceMs = farkle.sinceMs ?? endMs ?? nowMs;
  const overMs = sinceMs + FARKLE_MS;
  if (nowMs < overMs) {
    return farkle.sinceMs === sinceMs ? ui : { ...ui, tumble: undefined, farkle: { ...farkle, sinceMs } };
  }
  const cleared = { ...clearTurn(ui), notice: told(farkle, overMs) };
  return { ...cleared, tumble: undefined, farkle: undefined, guardUntilMs: overMs + TURN_GUARD_MS };
}

/** A penalty is told when the turn has changed, at `sinceMs`. */
function told({ game, penalty }: ShownFarkle, sinceMs: number): Notice | undefined {
  if (penalty === 0) return undefined;
  const { player } = game.turn;
  const inARow = at(game.farkles, player) + 1;
  const total = at(game.totals, player) + penalty;
  return penaltyNotice(at(game.players, player), { penalty, inARow, total }, sinceMs);
}

/** Everything that belongs to one player's turn is put away. */
export function clearTurn(ui: Ui): Ui {
  return {
    ...ui,
    shownBox: undefined,
    scratch: undefined,
    leaf: undefined,
    opensSetup: undefined,
    notice: undefined,
    pickedUntilMs: undefined,
  };
}
