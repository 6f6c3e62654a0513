/** The messages between server and pages; both sides import these types. */
import type { Input } from '../../../hardware/cabinet.ts';
import type { CoinInput } from '../../../hardware/coin-door.ts';
import type { HouseLine } from '../../language/house-text.ts';
import type { Text } from '../../language/sentence.ts';
import type { Change } from './change.ts';
import type { Snapshot } from './snapshot.ts';

export type * from './fame-message.ts';
export type * from './farkle-message.ts';
export type * from './heard-view.ts';
export type * from './seat-mark-view.ts';
export type * from './snapshot.ts';

/** Sent every second on /live, so that a page knows how old its data is. */
export interface Beat {
  readonly type: 'beat';
  readonly epoch: string;
  readonly seq: number;
}

/** What is different since an older snapshot, to who has that one. */
export interface Changes {
  readonly type: 'changes';
  /** Numbers of the older one and the newer one, both of the epoch of the last snapshot. */
  readonly from: number;
  readonly seq: number;
  readonly change: Change;
}

export type LiveMessage = Snapshot | Changes | Beat;

/** What stands inside a page when it comes. */
export interface FirstView {
  /** The newest one; null = the table has shown nothing yet. */
  readonly snapshot: Snapshot | null;
  /** This browser may press the buttons of the on-screen cabinet. */
  readonly mayAct: boolean;
  /** Of a table that is watched through a hall: its line there. Left out: this is the table. */
  readonly live?: string;
}

/** A league that anybody may join by a name; its address as a QR code, too. */
export interface LeagueInvitation {
  readonly name: string;
  readonly address: string;
  readonly qr: readonly string[];
}

/** What every input does in one state of the table, in words; null: nothing comes of it. */
export interface ControlFacts {
  readonly state: string;
  readonly title: Text;
  readonly hold: Text | null;
  readonly lever: Text | null;
  /** Previous and next. */
  readonly leaf: Text | null;
  readonly select: Text | null;
}

/** A rule set in words, made from the data that scores. */
export interface RuleFacts {
  readonly name: Text;
  /** The house-rule card, without its name. */
  readonly card: readonly HouseLine[];
  /** One sentence for each row of boxes. */
  readonly boxes: Readonly<Record<string, Text>>;
  /** What brings points, as dice. */
  readonly pictures: readonly PictureFacts[];
  /** What a card can still bring; left out: the game has none. */
  readonly reach?: ReachFacts;
}

export interface PictureFacts {
  /** The row of boxes on a card. */
  readonly id: string;
  readonly dice: readonly number[];
  /** One flag a die: the points are given for it. */
  readonly counting: readonly boolean[];
  readonly points: number;
}

export interface ReachFacts {
  /** The most that a box can hold, by row, before its column multiplies it. */
  readonly most: Readonly<Record<string, number>>;
  /** The rows of the upper section. */
  readonly upper: readonly string[];
  /** What its sum brings in each column: the highest threshold that is reached counts, up to `max`. */
  readonly steps: readonly { readonly threshold: number; readonly points: number }[];
  readonly max?: number;
  /** Beside the boxes, for every five alike more while the Yahtzee box holds its points. */
  readonly again: number;
}

/** `/facts.json`: what does not change while a table runs, but for its addresses. */
export interface Facts {
  /** Of Dicetable. */
  readonly version: string;
  /** By id of the rule set. */
  readonly rules: Readonly<Record<string, RuleFacts>>;
  readonly controls: readonly ControlFacts[];
  /** Of the phone page; the first one is that of the QR code. */
  readonly addresses: readonly string[];
  /** Rows of 0 (light) and 1 (dark), without a margin. */
  readonly qr: readonly string[];
}

/** What an on-screen cabinet may send on /control. */
export type ControlMessage =
  | { readonly type: 'pin'; readonly input: Input; readonly pressed: boolean }
  /** At an emulated board's coin door. */
  | { readonly type: 'door'; readonly input: CoinInput }
  /** A key without a button, in lower case: t f h s l y c score their box at once, q quits, y and n answer. */
  | { readonly type: 'key'; readonly key: string }
  /** In setup: the name of a player, by index; an empty one brings the offered name back. */
  | { readonly type: 'name'; readonly player: number; readonly name: string }
  /** In setup: the dice of the game will be typed, or not. */
  | { readonly type: 'rehearse'; readonly on: boolean }
  /** In a rehearsal: the faces of the next rolls, one line a roll, only those of the dice that roll, in slot order. */
  | { readonly type: 'dice'; readonly rolls: string };

/** What /control answers: first whether this browser may act, later why a message was not understood. */
export type ControlReply = { readonly type: 'welcome' } | { readonly type: 'refused'; readonly reason: Text };
