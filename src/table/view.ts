/** Everything that a page may know of the table, published by the table loop after every change. */

import type { CoinChannel } from '../../hardware/coin-door.ts';
import type { DiceKind } from '../../hardware/dice.ts';
import type { Game } from '../game/game.ts';
import type { Odds } from '../game/odds.ts';
import type { ToldTurn } from '../game/turn-story.ts';
import type { Language } from '../language/languages.ts';
import type { Text } from '../language/sentence.ts';
import type { Cue } from '../sound/cue.ts';
import type { Said } from './heard/voice.ts';
import type { Picture } from './picture/picture.ts';
import type { Scene } from './scene.ts';
import type { ShownMenu } from './screens/menu.ts';
import type { ToldVerdict } from './state/advice.ts';
import type { SeatMark } from './state/seat-mark.ts';
import type { ServiceView } from './state/service-state.ts';
import type { Setup } from './state/setup.ts';
import type { Hall } from './state/situation.ts';

export interface BoardView {
  readonly state: 'closed' | 'connecting' | 'ready';
  readonly description: Text;
  readonly emulated: boolean;
  /** Of an emulated board, where playing costs something; left out: there is none, or nobody needs it. */
  readonly coinDoor?: CoinDoorView;
}

export interface CoinDoorView {
  readonly coins: readonly { readonly channel: CoinChannel; readonly label: string }[];
  /** The acceptor is told to refuse coins. */
  readonly full: boolean;
}

/** The questions before a game: every game, every name, and what is being asked. */
export interface ShownSetup extends Pick<Setup, 'question' | 'rules' | 'player' | 'rehearsal'> {
  readonly games: readonly {
    readonly id: string;
    readonly name: Text;
    readonly players: { readonly min: number; readonly max: number };
  }[];
  /** One a player, as the game would start with them. */
  readonly names: readonly string[];
  /** The letters of the asked name so far, and the one that is offered next; an empty string: none. */
  readonly text: string;
  readonly letter: Text;
}

/** The question of the hall of fame; the letters as in setup. */
export interface FameNameView {
  readonly player: number;
  readonly text: string;
  readonly letter: Text;
}

/** Of the chain of all events: whoever has noted it can tell whether the journal was written anew. */
export interface NewestLink {
  /** Number of the game that the event belongs to. */
  readonly game: number;
  readonly seq: number;
  /** 64 hex digits; it covers this event and all before it. */
  readonly hash: string;
}

/** A sound of the table, or something that it says. */
export interface Heard {
  /** Counts them, so that what is new can be told from what was heard. */
  readonly count: number;
  readonly cue?: Cue;
  readonly said?: Said;
}

export interface TableView {
  readonly scene: Scene;
  readonly diceKind: DiceKind;
  /** Of the table itself. */
  readonly language: Language;
  /** The pixels as they are now; slots that tumble or breathe are moved by the page itself. */
  readonly picture: Picture;
  /** The newest sounds and words, oldest first. */
  readonly heard: readonly Heard[];
  /** The eight characters shown now. */
  readonly display: string;
  /** As it is shown: a farkle to its end, before the turn changes. */
  readonly game: Game | undefined;
  /** Id of its rule set; while there is none, of the one that is offered first. */
  readonly rules: string;
  /** Points that each open and choosable box would get for the dice on the table; empty before a roll. */
  readonly possible: Readonly<Record<string, number>>;
  /** What the newest choice has cost; undefined: nothing that is worth a word. */
  readonly verdict: ToldVerdict | undefined;
  /** Undefined while nothing is being set up. */
  readonly setup: ShownSetup | undefined;
  /** Service and its button test, while it is open; the display does not tell the PIN here. */
  readonly service: ServiceView | undefined;
  /** The menu, while it is open. */
  readonly menu: ShownMenu | undefined;
  /** Whose name the hall of fame asks for, after a game. */
  readonly fameName: FameNameView | undefined;
  /** Guests may cut the dice at this moment. */
  readonly guestsMayCut: boolean;
  /** How the game stands, as far as it has been worked out. */
  readonly odds?: Odds | undefined;
  /** The newest event of this game that is durable; undefined before the first since the table was started. */
  readonly link: NewestLink | undefined;
  /** The best results, for the time between games. */
  readonly hall: Hall;
  /** What happened last, in sentences, oldest first: at most twenty, and no roll before its dice stand. */
  readonly recent: readonly Text[];
  /** The newest finished turn of this game, as far as it is known. */
  readonly lastTurn?: ToldTurn | undefined;
  /** Who sits where, one a seat; none where the table knows nobody. */
  readonly people?: readonly (SeatMark | undefined)[];
  /** What those are called who wait for a seat, whoever came first first; left out: nobody. */
  readonly queue?: readonly string[];
  readonly board: BoardView;
  /** What is wrong and what to do; undefined when all is well. */
  readonly fault: Text | undefined;
  /** What it is called, for those who can do nothing about it. */
  readonly faultName: Text | undefined;
  /** Its likely cause, a clause without a full stop. */
  readonly faultCause: Text | undefined;
  /** Table time of this view in ms; `scene` times are on the same clock. */
  readonly nowMs: number;
}
