/** What the table shows, in words: the meaning behind pixels, display and pages. */

import type { Face, FaceColour } from '../game/die.ts';
import type { Text } from '../language/sentence.ts';
import type { Cue } from '../sound/cue.ts';
import type { Highlight } from './state/highlight.ts';

export type SlotScene =
  | { readonly kind: 'dark' }
  /** A dim question mark: between turns. */
  | { readonly kind: 'waiting' }
  /** `fadeFromMs`: on a calm table the die is coming up, over `CALM_FADE_MS` from this table time on. */
  | {
      readonly kind: 'die';
      readonly face: Face;
      readonly held: boolean;
      readonly mark?: DieMark;
      readonly fadeFromMs?: number;
      /** Of its pips, where colours count. */
      readonly colour?: FaceColour;
      /** Where no slot is left behind the dice: one of as many dice as rolls are left, counted from the right. */
      readonly tally?: true;
    }
  /** A die without pips: the sets that show no question mark before the first roll. */
  | { readonly kind: 'blank' }
  /** A die for show while nobody plays; a hold button lights it. */
  | { readonly kind: 'sample'; readonly face: Face; readonly lit: boolean }
  /** Rolling; starts at `Scene.tumble.startedMs` and stops at `stopsMs` of table time, later if the roll is not durable yet. */
  | { readonly kind: 'tumbling'; readonly stopsMs: number }
  /** Slot 6 of the five-dice sets: an amber digit, or `?` while a box must be chosen. */
  | { readonly kind: 'rolls-left'; readonly rolls: number }
  | { readonly kind: 'choose' }
  /** One character in a colour of meaning, for setup and attract. */
  | { readonly kind: 'glyph'; readonly character: string; readonly role: 'plain' | 'chosen' | 'dim' }
  /** By which somebody is told apart: numbers of an emblem and of a colour. */
  | { readonly kind: 'emblem'; readonly emblem: number; readonly colour: number }
  /** Every pixel, as bright as the cabinet lets it: a test of the LEDs. */
  | { readonly kind: 'filled'; readonly light: TestLight };

/** What a test of the LEDs shines in. */
export type TestLight = 'red' | 'green' | 'blue' | 'white';

/**
 * `rollAgain`: a dashed frame, the die will roll; `set`: set aside in an earlier roll of a Farkle turn; `dead`: refused,
 * it scores nothing; `lost`: dim, the wipe of a farkle is about to take it; `worth`: the coach would keep it.
 */
export type DieMark = 'rollAgain' | 'set' | 'dead' | 'lost' | 'worth';

export type ScreenKind = 'attract' | 'setup' | 'turn' | 'over';

export interface Pitch {
  readonly hz: number;
  readonly durationMs: number;
}

/** By the board's buzzer, or by the loudspeaker of the computer. */
export type Chime = { readonly step: number } & ({ readonly buzzer: Pitch } | { readonly loudspeaker: Cue });

export interface ShownHighlight extends Highlight {
  /** It has the screens for itself. */
  readonly fresh: boolean;
  /** A Yahtzee is celebrated. */
  readonly cheered: boolean;
  /** Select, held down, takes it back. */
  readonly takeable: boolean;
}

export interface Scene {
  readonly screen: ScreenKind;
  /** Six slots. */
  readonly slots: readonly SlotScene[];
  /** The next roll takes every die that lies free: not once all rolls are used, nor where dice are marked to roll. */
  readonly freeDiceRoll: boolean;
  /** Pages of the eight-character display; they alternate every 1.5 s counted from `pagesSinceMs`. */
  readonly pages: readonly string[];
  readonly pagesSinceMs: number;
  /** One or two sentences for the pages: whose turn, what to do, what was refused. */
  readonly message: Text;
  /** What of it asks for something, where it tells at length what has become of a game; left out: it is short anyway. */
  readonly asks?: Text | undefined;
  /** The box being shown (browsed), if any. */
  readonly shownBox: string | undefined;
  readonly tumble:
    | { readonly startedMs: number; readonly durationMs: number; readonly seed: number }
    | undefined;
  /** The game's dice are typed, not drawn. */
  readonly rehearsal: boolean;
  /** The game is led: its dice are drawn, and it never counts. */
  readonly lesson?: true;
  /** The box that it names. */
  readonly hintBox?: string;
  /** The menu's line that is shown, while it is open. */
  readonly menu: string | undefined;
  /** A roll that scored nothing is being shown: what it cost, and since when its dice stand. */
  readonly farkle: { readonly lost: number; readonly sinceMs: number } | undefined;
  /** What has just become of a turn. Left out: nothing, or it is over. */
  readonly highlight?: ShownHighlight | undefined;
  /** A sound for itself, in a test: it is heard when `step` is another one. */
  readonly chime?: Chime | undefined;
  /** Nobody has pressed anything for long: the LEDs are dimmed. */
  readonly dimmed: boolean;
  /** No flashing, no tumbling: one fade instead. */
  readonly calm: boolean;
}
