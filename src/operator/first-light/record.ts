/** The record of a first light: which steps are right, who said so, what was seen, tapped and measured on the way. Pure. */
import { STEP_IDS, type StepId, type WrongId } from '../../../hardware/bringup.ts';
import type {
  LightDoubts,
  LightRecord,
  LightRequest,
  LightStepRecord,
  LightWritten,
} from '../../server/operator/light-messages.ts';

export const NEW_STEP: LightStepRecord = { taps: [], values: {}, wrongs: [], written: [], right: null };

export function newRecord(at: string): LightRecord {
  return { begun: at, current: STEP_IDS[0]!, steps: {} };
}

export function stepOf({ steps }: LightRecord, step: StepId): LightStepRecord {
  return steps[step] ?? NEW_STEP;
}

function withStep(record: LightRecord, step: StepId, change: Partial<LightStepRecord>): LightRecord {
  return { ...record, steps: { ...record.steps, [step]: { ...stepOf(record, step), ...change } } };
}

/** Met on the way, also when it was mended: the next maker has the same. */
export function withWrong(record: LightRecord, step: StepId, wrong: WrongId): LightRecord {
  const { wrongs } = stepOf(record, step);
  return wrongs.includes(wrong)
    ? record
    : withStep(record, step, { wrongs: [...wrongs, wrong], right: null });
}

/** The newest of each key. */
export function withWritten(record: LightRecord, step: StepId, one: LightWritten): LightRecord {
  const others = stepOf(record, step).written.filter(({ key }) => key !== one.key);
  return withStep(record, step, { written: [...others, one] });
}

export interface Reading {
  /** What the table reads by itself or works out stands beside what people measure. */
  readonly values: Readonly<Partial<Record<'boardMv' | 'railMv' | 'pixelMa', number>>>;
  readonly doubts: LightDoubts;
}

/** What a request changes of the record. */
export function follow(
  record: LightRecord,
  request: LightRequest,
  signed: { readonly by: string; readonly at: string },
  reading: Reading,
): LightRecord {
  switch (request.type) {
    case 'anew':
      return newRecord(signed.at);
    case 'go':
      return { ...record, current: request.step };
    case 'right':
    case 'overrule': {
      const { step } = request;
      const values = { ...stepOf(record, step).values, ...reading.values };
      const right = { ...signed, against: reading.doubts };
      const next = STEP_IDS[STEP_IDS.indexOf(step) + 1] ?? 'end';
      return { ...withStep(record, step, { right, values }), current: next };
    }
    case 'wrong':
      return withWrong(record, request.step, request.wrong);
    case 'tap': {
      const { taps } = stepOf(record, request.step);
      return withStep(record, request.step, { taps: [...taps, request.tap], right: null });
    }
    case 'again':
      return withStep(record, request.step, { taps: [], right: null });
    case 'measure': {
      const { pixelMa, ...before } = stepOf(record, request.step).values;
      // What was worked out from another current holds no longer.
      const worked = request.measure === 'ledMa' || pixelMa === undefined ? {} : { pixelMa };
      const values = { ...before, ...worked, [request.measure]: request.value, ...reading.values };
      return withStep(record, request.step, { values });
    }
    case 'open':
    case 'leave':
    case 'beep':
    case 'save':
      return record;
    default:
      return request satisfies never;
  }
}
