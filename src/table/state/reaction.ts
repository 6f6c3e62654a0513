/**
 * What the table makes of one press: exactly one of four. A command still has to pass `decide`, which turns it into
 * events or a rejection; the other three are final.
 */
import type { CoachMode, Command, RoundOffer } from '../../game/index.ts';
import type { Language } from '../../language/languages.ts';
import type { Ignored } from './ignored.ts';
import { refusalNotice } from './notices.ts';
import { type Refusal, tableRefusal } from './refusal.ts';
import type { Deed } from './service-state.ts';
import type { Ui } from './ui.ts';

/** A command of the game; `start` without seed and seal, which only the table loop can draw. */
export type TableCommand =
  | Exclude<Command, { type: 'start' }>
  | {
      readonly type: 'start';
      readonly rules: string;
      readonly players: readonly string[];
      readonly starter: number;
      readonly rehearsal: boolean;
      readonly coach: CoachMode;
      readonly round?: RoundOffer;
      /** One list a player; left out: nobody plays in a team. */
      readonly teams?: readonly (readonly string[])[];
      /** A rehearsal whose dice are drawn. */
      readonly lesson?: true;
    };

/** What the table loop does beside it. */
export type Effect =
  | 'new pin'
  | 'recall'
  | { readonly language: Language }
  | { readonly deed: Deed }
  | { readonly code: AskedCode };

/** Four digits that somebody has entered for this seat, to be known by them. */
export interface AskedCode {
  /** `NEWCOMER`: the table does not know them yet. */
  readonly id: string;
  readonly player: number;
  readonly digits: string;
}

export type Reaction =
  | { readonly type: 'command'; readonly command: TableCommand; readonly ui: Ui }
  /** Only what is shown has changed: another screen, another box. */
  | { readonly type: 'shown'; readonly ui: Ui; readonly effect?: Effect }
  | { readonly type: 'refused'; readonly refusal: Refusal; readonly ui: Ui }
  | { readonly type: 'ignored'; readonly reason: Ignored; readonly ui: Ui };

export function command(ui: Ui, asked: TableCommand): Reaction {
  return { type: 'command', command: asked, ui };
}

export function shown(ui: Ui): Extract<Reaction, { type: 'shown' }> {
  return { type: 'shown', ui: { ...ui, notice: undefined } };
}

export function ignored(ui: Ui, reason: Ignored): Reaction {
  return { type: 'ignored', reason, ui };
}

export function refused(ui: Ui, refusal: Refusal, nowMs: number): Reaction {
  return { type: 'refused', refusal, ui: withRefusal(ui, refusal, nowMs) };
}

/** The refusal covers the usual text for a while. */
export function withRefusal(ui: Ui, refusal: Refusal, nowMs: number): Ui {
  return { ...ui, notice: refusalNotice(refusal, nowMs) };
}

export function rollFirst(ui: Ui, nowMs: number): Reaction {
  return refused(ui, tableRefusal('roll-first'), nowMs);
}

/** The language that somebody has chosen for the table; undefined: nobody has. */
export function languageAsked(reaction: Reaction): Language | undefined {
  const effect = effectOf(reaction);
  return effect !== undefined && 'language' in effect ? effect.language : undefined;
}

/** What service asks of the machine around the table; undefined: nothing. */
export function deedAsked(reaction: Reaction): Deed | undefined {
  const effect = effectOf(reaction);
  return effect !== undefined && 'deed' in effect ? effect.deed : undefined;
}

/** The code that is to be looked at; undefined: none. */
export function codeAsked(reaction: Reaction): AskedCode | undefined {
  const effect = effectOf(reaction);
  return effect !== undefined && 'code' in effect ? effect.code : undefined;
}

function effectOf(reaction: Reaction): Exclude<Effect, string> | undefined {
  const effect = reaction.type === 'shown' ? reaction.effect : undefined;
  return typeof effect === 'object' ? effect : undefined;
}
