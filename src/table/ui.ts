/** What the table shows beyond the game: not journalled, lost at a restart, never worth points. */
import { type Category, findRules, type Game } from '../game/index.ts';
import type { TableOptions } from './options.ts';
import { type Tumble, tumbleEndMs } from './tumble.ts';

/** Eight characters and a sentence that cover the usual text for a while. */
export interface Notice {
  readonly kind: 'refusal' | 'notice';
  readonly display: string;
  readonly sentence: string;
  readonly untilMs: number;
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
  /** How many players setup offers. */
  readonly players: number;
  /** The box that is shown for the dice on the table. */
  readonly shownBox: Category | undefined;
  /** Select was pressed once on a box that would get 0 while another would get more. */
  readonly scratch: { readonly category: Category; readonly untilMs: number } | undefined;
  /** Page of the card that is leafed to: before a roll, and when the game is over. */
  readonly leaf: number | undefined;
  readonly notice: Notice | undefined;
  readonly tumble: Tumble | undefined;
  /** Until then select is ignored: the turn has just changed. */
  readonly guardUntilMs: number;
  /** An append that the table waits for is under way. */
  readonly saving: boolean;
  /** The sentence of the fault that has stopped the table. */
  readonly stopped: string | undefined;
}

export function startUi(game: Game | undefined, options: TableOptions, nowMs: number): Ui {
  const known = game !== undefined && findRules(options.ruleSets, game.rules) !== undefined;
  const resumed = known && game.status !== 'abandoned';
  return {
    place: resumed ? 'game' : 'attract',
    attract: { screen: 0, lit: [], sinceMs: nowMs },
    players: offeredPlayers(game, options).length,
    shownBox: undefined,
    scratch: undefined,
    leaf: undefined,
    notice: undefined,
    tumble: undefined,
    guardUntilMs: nowMs,
    saving: false,
    stopped: undefined,
  };
}

/** The names that a new game offers first: the cabinet file's, else those of the last game, else one player. */
export function offeredPlayers(game: Game | undefined, options: TableOptions): readonly string[] {
  if (options.players.length > 0) return options.players;
  return game?.players ?? [''];
}

/** The ui without what is over at this moment. */
export function settle(ui: Ui, options: TableOptions, nowMs: number): Ui {
  const { notice, scratch, tumble } = ui;
  const noticeOver = notice !== undefined && nowMs >= notice.untilMs;
  const scratchOver = scratch !== undefined && nowMs >= scratch.untilMs;
  const endMs = tumble === undefined ? undefined : tumbleEndMs(tumble, options);
  const tumbleOver = endMs !== undefined && nowMs >= endMs;
  if (!noticeOver && !scratchOver && !tumbleOver) return ui;
  return {
    ...ui,
    notice: noticeOver ? undefined : notice,
    scratch: scratchOver ? undefined : scratch,
    tumble: tumbleOver ? undefined : tumble,
  };
}

/** Everything that belongs to one player's turn is put away. */
export function clearTurn(ui: Ui): Ui {
  return { ...ui, shownBox: undefined, scratch: undefined, leaf: undefined, notice: undefined };
}
