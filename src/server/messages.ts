/** The messages between server and pages; both sides import these types. */

/** `#rrggbb`. */
export type CssColour = string;

export interface SlotView {
  /** Plane 0 and plane 1 as 16 hex digits each: eight rows, top first, the highest bit is the left pixel. */
  readonly planes: readonly [string, string];
  /** Colours 1, 2, 3. */
  readonly colours: readonly [CssColour, CssColour, CssColour];
  /** In words, for people who do not see the pixels: "die 3: five, held". */
  readonly label: string;
  /** Rolling now: the page animates the slot until the next snapshot. */
  readonly tumbling: boolean;
  /** For this many milliseconds from the snapshot on, then it stands (a page never shows a face before it is told). */
  readonly tumbleMs: number;
}

/** One row of the score card for every player. `points` null = open; `possible` = what the dice on the table would give. */
export interface RowView {
  readonly id: string;
  readonly label: string;
  readonly kind: 'box' | 'sum' | 'heading';
  /** The key of the on-screen cabinet, or an empty string. */
  readonly key: string;
  readonly cells: readonly {
    readonly points: number | null;
    readonly possible: number | null;
    readonly latest: boolean;
  }[];
}

export interface Snapshot {
  readonly type: 'snapshot';
  /** New at every start of the controller. */
  readonly epoch: string;
  /** Grows with every snapshot of an epoch. */
  readonly seq: number;
  readonly screen: 'attract' | 'setup' | 'turn' | 'over';
  readonly game: number | null;
  readonly rules: string;
  readonly players: readonly {
    readonly name: string;
    readonly total: number;
    readonly current: boolean;
    readonly winner: boolean;
  }[];
  readonly rows: readonly RowView[];
  readonly round: number;
  readonly rounds: number;
  readonly rollsTaken: number;
  readonly rollsLeft: number;
  readonly slots: readonly SlotView[];
  /** Eight characters, as the display shows them now. */
  readonly display: string;
  readonly message: string;
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
  | { readonly type: 'pin'; readonly input: string; readonly pressed: boolean }
  /** The keys t f h s l y c of the classic card: score this box at once. */
  | { readonly type: 'score'; readonly category: string };

/** What /control answers. */
export type ControlReply =
  | { readonly type: 'refused'; readonly reason: string }
  | { readonly type: 'welcome' };
