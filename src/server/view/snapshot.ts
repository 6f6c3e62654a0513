/** All that a page shows of the table at one moment. */
import type { DiceKind } from '../../../hardware/dice.ts';
import type { Language } from '../../language/languages.ts';
import type { Text } from '../../language/sentence.ts';
import type { SlotMeaning } from '../../language/slot-text.ts';
import type { FameView } from './fame-message.ts';
import type { FarkleView } from './farkle-message.ts';
import type { HeardView } from './heard-view.ts';
import type { LastTurnView } from './last-turn.ts';
import type { OddsView } from './odds-message.ts';
import type { PlayerView } from './player-view.ts';
import type { ScoredView } from './scored.ts';
import type { SeatMarkView } from './seat-mark-view.ts';
import type { VerdictView } from './verdict.ts';

/** `#rrggbb`. */
export type CssColour = string;

export interface SlotView {
  /**
   * Plane 0 and plane 1 as 16 hex digits each: eight rows, top first, the highest bit is the left pixel; hardware/dice.ts
   * says which of them are pixels.
   */
  readonly planes: readonly [string, string];
  /** Colours 1, 2, 3. */
  readonly colours: readonly [CssColour, CssColour, CssColour];
  /** What the pixels mean, for people who do not see them: `slotText` says it. */
  readonly shows: SlotMeaning['shows'];
  readonly value: SlotMeaning['value'];
  /** Of a die's pips, where colours count. */
  readonly colour?: NonNullable<SlotMeaning['colour']>;
  /**
   * What is special about the die: it stays, it rolls again, it is picked to be set aside; it was set aside in an earlier
   * roll, it is refused because it scores nothing, a farkle takes it; the coach would keep it.
   */
  readonly mark: SlotMeaning['mark'];
  /** Rolling: the page animates the slot until a snapshot says that it stands, so no face is shown before it is told. */
  readonly tumbling: boolean;
  /** Only while it rolls: how long the whole tumble of this slot takes in ms, for the animation's pace. */
  readonly tumbleMs?: number;
  /** Grows dimmer and brighter once a second, softly: pip dice that the next roll takes. */
  readonly breathing: boolean;
}

/** One column of the score cards: a player's whole card, or one of its columns where a card has several. */
export interface ColumnView {
  /** Index into the players. */
  readonly player: number;
  /** From 0. */
  readonly column: number;
  /** What points of this column count. */
  readonly times: number;
}

/** One row of the score card. */
export interface RowView {
  /** Kind of box, or name of the sum. */
  readonly id: string;
  /** Only where the set has a name of its own: else `rowText` knows it. */
  readonly label?: string;
  readonly kind: 'box' | 'sum';
  /** The key of the on-screen cabinet, or an empty string. */
  readonly key: string;
  /** The category of the box in each column of a card; none for sums. */
  readonly categories: readonly string[];
  /** One entry for each of `CardView.columns`; null = open, or a sum that is not told yet. */
  readonly points: readonly (number | null)[];
  /** What the dice would give the current player, by column; null: it cannot be chosen. In a filled box: what is added. */
  readonly possible: readonly (number | null)[];
  /** Only where a choice earns a bonus beside the points of its box: all that the total grows by, by column; null: no bonus. */
  readonly brings?: readonly (number | null)[];
}

/** The score cards of a five-dice game. */
export interface CardView {
  /** Player by player. */
  readonly columns: readonly ColumnView[];
  readonly rows: readonly RowView[];
  /** The labels of the rows name the keys, and the columns the numbers of the players. */
  readonly keysOnCard: boolean;
  /** Boxes that were repaired or chosen again. */
  readonly corrected: readonly { readonly row: string; readonly player: number; readonly column: number }[];
}

/** The questions before a game. */
export interface SetupView {
  readonly question: 'game' | 'players' | 'name';
  readonly games: readonly {
    readonly id: string;
    readonly name: Text;
    readonly players: { readonly min: number; readonly max: number };
  }[];
  /** Id of the chosen game. */
  readonly rules: string;
  readonly names: readonly string[];
  /** Whose name is asked. */
  readonly player: number;
  /** The letters so far, and the one that is offered next; an empty string: none. */
  readonly text: string;
  readonly letter: Text;
  readonly rehearsal: boolean;
}

export interface MenuView {
  readonly lines: readonly { readonly text: string; readonly sentence: Text }[];
  /** Index of the one that the display shows. */
  readonly shown: number;
}

export interface Snapshot {
  readonly type: 'snapshot';
  /** New at every start of the controller. */
  readonly epoch: string;
  /** Grows with every snapshot of an epoch. */
  readonly seq: number;
  /** Of the table: of its display, and of every screen where nobody chooses one. */
  readonly language: Language;
  readonly screen: 'attract' | 'setup' | 'turn' | 'over';
  readonly game: number | null;
  readonly status: 'playing' | 'over' | 'abandoned' | null;
  /** Name of the rule set, for people; an empty string without a game. */
  readonly rules: Text;
  /** Its id, for the facts; without a game, that of the set that is offered first. */
  readonly rulesId: string;
  /** The dice are typed, and the game never counts. */
  readonly rehearsal: boolean;
  /** It is a led game: its dice are drawn all the same. */
  readonly lesson?: true;
  /** How much the coach says in this game; left out: nothing. */
  readonly coach?: 'after' | 'live';
  /** What the coach says of the newest choice, where that has cost something. */
  readonly verdict?: VerdictView;
  /** Something was corrected in this game. */
  readonly corrected: boolean;
  /** What ended the present turn was taken back: its choice is made again, with its own dice. */
  readonly again: boolean;
  /** Points beside the boxes and turns; they are in the totals, and on a card in a row of their own. Oldest first. */
  readonly adjustments: readonly {
    readonly player: number;
    readonly points: number;
    readonly by: string;
    readonly why: string;
  }[];
  readonly players: readonly PlayerView[];
  /** Who sits where, one a seat of the game or of the one that is set up; left out: the table knows nobody there. */
  readonly people?: readonly (SeatMarkView | null)[];
  /** What those are called who wait for a seat, whoever came first first; left out: nobody waits. */
  readonly queue?: readonly string[];
  /** Only while a game has them and they are known. */
  readonly odds?: OddsView;
  /** null = no game, or one without cards. */
  readonly card: CardView | null;
  readonly farkle: FarkleView | null;
  readonly setup: SetupView | null;
  /** Only while the game is over and this player, who has no name, is asked for one; the letters as in `setup`. */
  readonly fameName?: { readonly player: number; readonly text: string; readonly letter: Text };
  /** While nobody plays; while somebody plays alone, what there is to beat. */
  readonly fame: readonly FameView[];
  /** Once the game is over: who of its people has got into the hall of fame, and where; left out: nobody. */
  readonly entered?: readonly { readonly player: number; readonly place: number }[];
  /** What changed last on the score cards. */
  readonly latest: { readonly row: string; readonly player: number; readonly column: number } | null;
  readonly scored?: ScoredView;
  /** Left out: none is known. */
  readonly lastTurn?: LastTurnView;
  readonly round: number;
  /** 0 = as many as it takes. */
  readonly rounds: number;
  /** Rolls taken in this turn. */
  readonly rollsTaken: number;
  /** 0 as soon as a box must be chosen; null = without limit. */
  readonly rollsLeft: number | null;
  /** How many of them the player has saved in earlier turns; left out: none. */
  readonly savedRolls?: number;
  /** How many dice of a rehearsal's next roll can be typed now; 0 = none. */
  readonly typedDice: number;
  readonly diceKind: DiceKind;
  readonly slots: readonly SlotView[];
  /** What the display shows now: eight characters, without the blanks on the right. */
  readonly display: string;
  readonly message: Text;
  /** What of it asks for something, where it tells at length how a game ended; left out: it is short anyway. */
  readonly asks?: Text;
  /** The newest, oldest first. */
  readonly heard: readonly HeardView[];
  /** What happened last, in sentences, oldest first. */
  readonly feed: readonly Text[];
  /** While the table's menu is open. */
  readonly menu: MenuView | null;
  /** The box that is being browsed. */
  readonly shownBox: { readonly row: string; readonly column: number } | null;
  /** The box that a led game names now; left out: none. */
  readonly hintBox?: { readonly row: string; readonly column: number };
  /** The whole seal of this game's dice, 64 hex digits, or an empty string. Its first eight, the handle, stand on the table's display. */
  readonly seal: string;
  /** Nobody has rolled yet: the seal can be noted, and the dice cut. */
  readonly cuttable?: true;
  /** Guests may cut them too, by a word: see `/cut`. */
  readonly guestsMayCut?: true;
  /** Somebody is in service: nobody can play until it is left. */
  readonly serving?: true;
  /**
   * Number and hash (64 hex digits) of this game's newest event that is durable: it covers all before it. Left out until
   * something was written since the table was started.
   */
  readonly link?: string;
  /** What the players added to the dice before the first roll, or an empty string. */
  readonly cut: string;
  /**
   * Once the game is over or abandoned: the lines that the seal is the SHA-256 of (seed, id of the rule set, names).
   * None before that, and none for a rehearsal, whose dice no seal fixes.
   */
  readonly sealed: readonly string[];
  readonly calm: boolean;
  /** Nobody has pressed anything for long: the LEDs are dimmed, and screens are saved. */
  readonly dimmed: boolean;
  readonly board: {
    readonly state: 'closed' | 'connecting' | 'ready';
    readonly description: Text;
    readonly emulated: boolean;
    /** What can be put in on screen; left out: nothing. */
    readonly coinDoor?: {
      readonly coins: readonly { readonly channel: 1 | 2; readonly label: string }[];
      /** No more coins are taken. */
      readonly full: boolean;
    };
  };
  /** What is wrong and what to do, or an empty string. */
  readonly fault: Text;
  /** The same for guests: whom to tell, without port, file or advice. */
  readonly guestsFault: Text;
}
