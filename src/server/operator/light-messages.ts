/** What the cards of a first light and the table say to each other under `/operator/api/first-light`. */

import type { MeasureId, StepId, WrongId } from '../../../hardware/bringup.ts';
import type { Input } from '../../../hardware/cabinet.ts';
import type { Text } from '../../language/sentence.ts';
import type { ButtonState, StatusView } from './messages.ts';

/** What somebody in front of the cabinet is asked at a step of the first light, while it shows what the question is about. */
export type LightAsk =
  /** Which die is lit? */
  | { readonly kind: 'die'; readonly die: number }
  /** How does the running pixel go from row to row? */
  | { readonly kind: 'path' }
  /** How does the F stand on this die? */
  | { readonly kind: 'letter'; readonly die: number }
  /** Which colour is it? */
  | { readonly kind: 'colour'; readonly sent: 'red' | 'green' | 'blue' };

/** What speaks against a step that somebody calls right. */
export interface LightDoubts {
  /** What the table itself sees to be wrong. */
  readonly found: readonly WrongId[];
  /** What had to be pressed, and never was. */
  readonly unpressed: readonly Input[];
}

/** A key of the cabinet file as first light wrote it; `option`: of the command line, which holds instead; empty: none. */
export interface LightWritten {
  readonly key: string;
  readonly value: string;
  readonly option: string;
}

export interface LightStepRecord {
  /** Answers so far, in the order of the questions. */
  readonly taps: readonly string[];
  /** What was measured, by people and by the table; `pixelMa` was worked out when it was. */
  readonly values: Readonly<Partial<Record<MeasureId | 'boardMv' | 'railMv' | 'pixelMa', number>>>;
  /** What went wrong on the way. */
  readonly wrongs: readonly WrongId[];
  readonly written: readonly LightWritten[];
  /** `against`: what the table saw otherwise, and was overruled in. */
  readonly right: { readonly by: string; readonly at: string; readonly against: LightDoubts } | null;
}

export interface LightRecord {
  readonly begun: string;
  readonly current: StepId | 'end';
  readonly steps: Readonly<Partial<Record<StepId, LightStepRecord>>>;
}

export type LightRequest =
  /** From now on the cabinet shows what the current step is about; `leave`: the table again. */
  | { readonly type: 'open' | 'leave' }
  /** Everything from the beginning. */
  | { readonly type: 'anew' }
  | { readonly type: 'go'; readonly step: StepId | 'end' }
  /** `overrule`: right, whatever the table sees. */
  | { readonly type: 'right' | 'overrule' | 'again' | 'save'; readonly step: StepId }
  | { readonly type: 'wrong'; readonly step: StepId; readonly wrong: WrongId }
  | { readonly type: 'tap'; readonly step: StepId; readonly tap: string }
  | {
      readonly type: 'measure';
      readonly step: StepId;
      readonly measure: MeasureId;
      readonly value: number;
    }
  | { readonly type: 'beep' };

export interface LightView {
  /** The cabinet shows the current step. */
  readonly open: boolean;
  /** Why it cannot be done with this board; empty: it can. */
  readonly hindrance: Text;
  readonly version: string;
  /** The cabinet file that answers are written to; empty: there is none. */
  readonly file: string;
  /** Figures that the words name. */
  readonly facts: Readonly<Record<string, string | number>>;
  /** Null before the first. */
  readonly record: LightRecord | null;
  readonly steps: readonly {
    readonly id: StepId;
    readonly minutes: number;
    readonly wrongs: readonly WrongId[];
    readonly measures: readonly {
      readonly id: MeasureId;
      readonly unit: string;
      readonly least: number;
      readonly most: number;
    }[];
  }[];
  readonly ask: LightAsk | null;
  /** Of the current step. */
  readonly doubts: LightDoubts;
  /** Worked out from what was measured, to be saved; null: nothing was, or it is in force. */
  readonly pixelMa: number | null;
  readonly board: Pick<StatusView['board'], 'state' | 'description' | 'stuck' | 'displays'> & {
    readonly railMv: number | null;
    readonly boardMv: number | null;
  };
  readonly buttons: readonly ButtonState[];
  /** At the end: the dice as they are lit, a byte a row in hexadecimal each, and the text of the display. */
  readonly shown: { readonly dice: readonly string[]; readonly text: string } | null;
}
