/**
 * A screen is one state of the table: when the table is in it, what its inputs do, what it shows and says, and what comes
 * by itself. `S` is what it knows then: the moment, narrowed to what this state can rely on.
 */
import type { Code, Text } from '../../language/sentence.ts';
import type { Scene, ScreenKind, SlotScene } from '../scene.ts';
import type { Ignored } from '../state/ignored.ts';
import type { GroupedPress, InputGroup } from '../state/inputs.ts';
import type { Moment } from '../state/moment.ts';
import type { Reaction } from '../state/reaction.ts';
import { tableRefusal } from '../state/refusal.ts';

/** A moment in a state that has a name. */
export interface AnyShown extends Moment {
  readonly state: string;
}

/** `P`: the presses of one group. */
export interface Working<S, P extends GroupedPress> {
  /** For players. */
  readonly help: Code;
  act(s: S, press: P): Reaction;
}

export interface Deaf {
  readonly ignored: Ignored;
}

export type Control<S, P extends GroupedPress> = Working<S, P> | Deaf;
export type Controls<S> = { readonly [G in InputGroup]: Control<S, GroupedPress<G>> };

/** Something that happens by itself at this table time. */
export interface Due {
  readonly atMs: number;
  readonly react: () => Reaction;
}

/** Of table time: it moves on this often. */
export interface Steps {
  readonly sinceMs: number;
  readonly stepMs: number;
}

export interface Screen<S extends AnyShown> {
  readonly controls: Controls<S>;
  /** What this state knows, if the table is in it. */
  when(moment: Moment): S | undefined;
  /** A key of the on-screen cabinet that has no button; left out: it means nothing here. */
  key?(s: S, key: string): Reaction;
  /** What comes when nobody presses anything, first things first; left out: what comes everywhere (`usualDue`). */
  due?(s: S): readonly Due[];
  /** What a button does by staying down, beside the chords. */
  held?(s: S): Due | undefined;
  /** What moves in steps beside dice and pages. */
  moves?(s: S): Steps | undefined;
  /** What opens when previous and next stay down together; service wants select, too. */
  readonly chord?: 'menu' | 'service';
  /** Something that has to end first, whoever wants something: the reason that everybody gets. */
  readonly busy?: 'tumbling' | 'farkled' | 'saving' | 'stopped';
}

/** A state of its own: what is on the table. */
export interface PlaceScreen<S extends AnyShown> extends Screen<S> {
  readonly kind: ScreenKind;
  pages(s: S): readonly Text[];
  sentence(s: S): Text;
  /** What of the sentence asks for something, where it first tells at length what has become of a game. */
  asks?(s: S): Text | undefined;
  slots(s: S): readonly SlotScene[];
  /** The next roll takes every die that lies free. */
  readonly freeDiceRoll?: true;
  /** Its pages have no room for the mark of a rehearsal. */
  readonly unmarked?: true;
}

/** A state that lies over a place; what it leaves out stays as it is there. */
export interface Overlay<S extends AnyShown> extends Screen<S> {
  pages?(s: S): readonly Text[];
  sentence?(s: S): Text;
  slots?(s: S): readonly SlotScene[];
  /** Heard when `step` is another one. */
  chime?(s: S): Scene['chime'];
  /** No notice covers it. */
  readonly covers?: true;
}

export function ignores(reason: Ignored): Deaf {
  return { ignored: reason };
}

/** The help of presses that are only ever refused. */
export function refusedAs(code: Parameters<typeof tableRefusal>[0]): Code {
  return { say: 'help.refused', shows: tableRefusal(code).display };
}

/** No input does anything. */
export function deaf(reason: Ignored): Readonly<Record<InputGroup, Deaf>> {
  const none = ignores(reason);
  return { hold: none, lever: none, leaf: none, select: none };
}
