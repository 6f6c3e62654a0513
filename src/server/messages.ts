/** The messages between server and pages; both sides import these types. */
import type { Input } from '../../hardware/table.ts';

/** `#rrggbb`. */
export type CssColour = string;

export interface SlotView {
  /** Plane 0 and plane 1 as 16 hex digits each: eight rows, top first, the highest bit is the left pixel. */
  readonly planes: readonly [string, string];
  /** Colours 1, 2, 3. */
  readonly colours: readonly [CssColour, CssColour, CssColour];
  /** In words, for people who do not see the pixels: "die 3: five, held". */
  readonly label: string;
  readonly held: boolean;
  /** Rolling: the page animates the slot until a snapshot says that it stands, so no face is shown before it is told. */
  readonly tumbling: boolean;
  /** How long the whole tumble of this slot takes in ms, for the animation's pace; 0 when it stands. */
  readonly tumbleMs: number;
}

/** One row of the score card. */
export interface RowView {
  /** Category or name of the sum. */
  readonly id: string;
  readonly label: string;
  readonly kind: 'box' | 'sum';
  /** The key of the on-screen cabinet, or an empty string. */
  readonly key: string;
  /** One entry a player; null = open. */
  readonly points: readonly (number | null)[];
  /** What the dice on the table would give the current player here; null when the box cannot be chosen. */
  readonly possible: number | null;
}

export interface Snapshot {
  readonly type: 'snapshot';
  /** New at every start of the controller. */
  readonly epoch: string;
  /** Grows with every snapshot of an epoch. */
  readonly seq: number;
  readonly screen: 'attract' | 'setup' | 'turn' | 'over';
  readonly game: number | null;
  /** Name of the rule set, for people; an empty string without a game. */
  readonly rules: string;
  readonly players: readonly {
    readonly name: string;
    readonly total: number;
    readonly current: boolean;
    readonly winner: boolean;
  }[];
  readonly rows: readonly RowView[];
  /** What changed last on the score cards. */
  readonly latest: { readonly row: string; readonly player: number } | null;
  readonly round: number;
  readonly rounds: number;
  /** Rolls taken in this turn. */
  readonly rollsTaken: number;
  /** null = without limit. */
  readonly rollsLeft: number | null;
  readonly slots: readonly SlotView[];
  /** What the display shows now: eight characters, without the blanks on the right. */
  readonly display: string;
  readonly message: string;
  /** Row id of the box that is being browsed. */
  readonly shownBox: string | null;
  /** First 8 hex digits of the seal of this game's dice, or an empty string. */
  readonly seal: string;
  /** The seed, once the game is over or abandoned. */
  readonly seed: string;
  readonly calm: boolean;
  readonly board: {
    readonly state: 'closed' | 'connecting' | 'ready';
    readonly description: string;
    readonly emulated: boolean;
  };
  /** What is wrong and what to do, or an empty string. */
  readonly fault: string;
}

/** Sent every second on /live, so that a page knows how old its data is. */
export interface Beat {
  readonly type: 'beat';
  readonly epoch: string;
  readonly seq: number;
}

export type LiveMessage = Snapshot | Beat;

/** What an on-screen cabinet may send on /control. */
export type ControlMessage =
  | { readonly type: 'pin'; readonly input: Input; readonly pressed: boolean }
  /** The keys t f h s l y c of the classic card: score this box at once. */
  | { readonly type: 'score'; readonly category: string };

/** What /control answers: first whether this browser may act, later why a message was not understood. */
export type ControlReply =
  | { readonly type: 'welcome' }
  | { readonly type: 'refused'; readonly reason: string };
