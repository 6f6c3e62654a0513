/** The first light of a cabinet, step by step: what it shows, what the table sees by itself, what people answer and measure. */
import {
  FACTS,
  type MeasureId,
  measuresOf,
  STEP_IDS,
  STEPS,
  type StepId,
  wrongsOf,
} from '../../../hardware/bringup.ts';
import { SELF_TEST } from '../../../hardware/cabinet.ts';
import type { Cabinet } from '../../board/cabinet.ts';
import type { Text } from '../../language/sentence.ts';
import { DeskRejection } from '../../server/operator/desk.ts';
import type {
  LightRecord,
  LightRequest,
  LightStepRecord,
  LightView,
} from '../../server/operator/light-messages.ts';
import type { ButtonState } from '../../server/operator/messages.ts';
import { SHOW_MS, type Show, type ShowBoard } from '../show-board.ts';
import {
  askOf,
  colourOrderOf,
  doubtsOf,
  foundAt,
  isAnswer,
  type LightSeen,
  mountingOf,
  pixelMaOf,
} from './asks.ts';
import type { LightFile } from './file.ts';
import { follow, NEW_STEP, newRecord, type Reading, stepOf, withWritten, withWrong } from './record.ts';
import { showOf } from './shows.ts';

export interface FirstLightParts {
  readonly board: ShowBoard;
  readonly file: Pick<LightFile, 'read' | 'write'>;
  readonly version: string;
  /** As it is built now. */
  readonly cabinet: () => Cabinet;
  /** Presses are counted and not played; false: not now. */
  readonly countPresses: (on: boolean) => boolean;
  readonly isCounting: () => boolean;
  readonly buttons: () => readonly ButtonState[];
  /** Saves a key of the cabinet file and puts it in force; returns an option of the command line that holds instead. Throws a DeskRejection. */
  readonly change: (key: string, value: unknown) => string | undefined;
  /** The cabinet file; empty: none that could be changed. */
  readonly cabinetFile: string;
  /** Table time. */
  readonly tableNow: () => number;
  /** Wall time, ISO. */
  readonly now: () => string;
}

const NO_DOUBTS = { found: [], unpressed: [] } as const;
const BEEP = { hz: SELF_TEST.beepHz, durationMs: 1000, volume: 1 } as const;

export class FirstLight {
  readonly #parts: FirstLightParts;
  #open = false;
  /** When the page last asked. */
  #lookedMs = 0;
  #record: LightRecord | null | undefined;
  /** What is shown, and what it depends on: the same show goes on. */
  #shown: { readonly key: string; readonly show: Show | undefined } | undefined;

  constructor(parts: FirstLightParts) {
    this.#parts = parts;
  }

  view(): LightView {
    const { board, version, buttons, cabinetFile } = this.#parts;
    const status = board.status();
    const record = this.#read();
    const [current, step] = currentOf(record);
    this.#stay();
    const { railMv = null, boardMv = null } = status.counters;
    return {
      ...{ open: this.#open, hindrance: this.#hindrance(), version, file: cabinetFile, facts: FACTS, record },
      steps: STEP_IDS.map((id) => ({
        ...{ id, minutes: STEPS[id].minutes, wrongs: wrongsOf(id) },
        measures: Object.entries(measuresOf(id)).map(([measure, limits]) => ({
          ...{ id: measure as MeasureId, ...limits },
        })),
      })),
      ask: this.#open ? askOf(current, step) : null,
      doubts: doubtsOf(current, step, this.#seen()),
      pixelMa: this.#newPixelMa(step),
      board: {
        ...{ state: status.state, description: status.description },
        ...{ stuck: status.stuck, displays: status.displays, railMv, boardMv },
      },
      buttons: buttons(),
      shown: current === 'end' ? seenOn(showOf(current, step)) : null,
    };
  }

  /** Throws a DeskRejection or a Fault. */
  take(by: string, request: LightRequest): Text {
    const hindrance = this.#hindrance();
    if (hindrance !== '' && request.type !== 'leave') throw new DeskRejection('no-light', hindrance);
    const { now, board } = this.#parts;
    const before = this.#read() ?? newRecord(now());
    if (request.type === 'leave') return this.#leave();
    if (request.type === 'open') this.#begin();
    if (request.type === 'beep') board.tone(BEEP);
    if (request.type === 'tap' && !isAnswer(askOf(request.step, stepOf(before, request.step)), request.tap))
      throw new DeskRejection('no-light', { say: 'desk.noQuestion' });
    const reading = this.#reading(before, request);
    const { found, unpressed } = reading.doubts;
    if (request.type === 'right' && found.length + unpressed.length > 0)
      throw new DeskRejection('no-light', { say: 'desk.lightDoubt' });
    const after = follow(before, request, { by, at: now() }, reading);
    const pixelMa = request.type === 'save' ? this.#newPixelMa(stepOf(before, request.step)) : null;
    this.#keep(
      request.type === 'save' && pixelMa !== null
        ? this.#save(after, request.step, 'leds.pixelMa', pixelMa)
        : after,
    );
    if (request.type === 'tap') this.#answered();
    // Counted anew from here.
    if (['go', 'right', 'overrule', 'again'].includes(request.type)) this.#parts.countPresses(true);
    if (this.#open) this.#play();
    return { say: 'desk.done' };
  }

  #begin(): void {
    if (!this.#parts.countPresses(true)) throw new DeskRejection('no-light', { say: 'desk.noLightNow' });
    this.#open = true;
    this.#lookedMs = this.#parts.tableNow();
  }

  /** Whoever looks keeps cards and button test alive; whoever comes back after a while finds the table as it was left to others. */
  #stay(): void {
    const { tableNow, isCounting, countPresses } = this.#parts;
    const now = tableNow();
    const isBack = now - this.#lookedMs > SHOW_MS;
    this.#lookedMs = now;
    if (!this.#open) return;
    if (isBack) {
      this.#leave();
      return;
    }
    if (!isCounting()) countPresses(true);
    this.#play();
  }

  #leave(): Text {
    this.#open = false;
    this.#shown = undefined;
    this.#parts.board.play(undefined);
    this.#parts.countPresses(false);
    return { say: 'desk.done' };
  }

  #hindrance(): Text {
    return this.#parts.board.kind === 'firmata' ? { say: 'desk.noLight' } : '';
  }

  #play(): void {
    const [current, step] = currentOf(this.#read());
    const key = `${current} ${step.taps.join(' ')}`;
    if (this.#shown?.key !== key) this.#shown = { key, show: showOf(current, step) };
    this.#parts.board.play(this.#shown.show);
  }

  /** What the answers come to is written down and in force at once, so that it can be seen. */
  #answered(): void {
    const record = this.#read();
    const [current, step] = currentOf(record);
    if (record === null || current === 'end') return;
    const { layout, orientations } = (current === 'mounting' ? mountingOf(step) : undefined) ?? {};
    const colourOrder = current === 'colours' ? colourOrderOf(step) : undefined;
    const saved = Object.entries({ layout, orientations, colourOrder }).reduce(
      (noted, [key, value]) =>
        value === undefined ? noted : this.#save(noted, current, `leds.${key}`, value),
      record,
    );
    const found = foundAt(current, step, this.#seen());
    this.#keep(found.reduce((noted, wrong) => withWrong(noted, current, wrong), saved));
  }

  #save(record: LightRecord, step: StepId, key: string, value: unknown): LightRecord {
    const option = this.#parts.change(key, value) ?? '';
    return withWritten(record, step, { key, value: [value].flat().join(', '), option });
  }

  /** Of what was measured under the limit that was in force then: a brighter picture since would make pixels look thriftier. */
  #newPixelMa({ values: { pixelMa } }: LightStepRecord): number | null {
    return pixelMa === undefined || pixelMa === this.#parts.cabinet().pixelMa ? null : pixelMa;
  }

  #seen(): LightSeen {
    const { board, buttons, cabinet } = this.#parts;
    return { status: board.status(), buttons: buttons(), pixelMa: cabinet().pixelMa };
  }

  #reading(record: LightRecord, request: LightRequest): Reading {
    const { boardMv, railMv, limited } = this.#parts.board.status().counters;
    if (request.type === 'measure' && request.measure === 'ledMa' && limited !== undefined) {
      const pixelMa = pixelMaOf(request.value, this.#parts.cabinet(), limited);
      return { values: pixelMa === null ? {} : { pixelMa }, doubts: NO_DOUBTS };
    }
    if (request.type !== 'right' && request.type !== 'overrule') return { values: {}, doubts: NO_DOUBTS };
    const { step } = request;
    return {
      values: {
        ...(step === 'heartbeat' && boardMv !== undefined ? { boardMv } : {}),
        ...(step === 'rail' && railMv !== undefined ? { railMv } : {}),
      },
      doubts: doubtsOf(step, stepOf(record, step), this.#seen()),
    };
  }

  #read(): LightRecord | null {
    if (this.#record === undefined) this.#record = this.#parts.file.read();
    return this.#record;
  }

  #keep(record: LightRecord): void {
    this.#parts.file.write(record);
    this.#record = record;
  }
}

function seenOn(show: Show | undefined): LightView['shown'] {
  const dice = show?.picture?.(0).map(({ planes: [tile] }) => Buffer.from(tile).toString('hex')) ?? [];
  return { dice, text: show?.text?.(0) ?? '' };
}

function currentOf(record: LightRecord | null): readonly [LightRecord['current'], LightStepRecord] {
  const current = record?.current ?? STEP_IDS[0]!;
  return [current, record === null || current === 'end' ? NEW_STEP : stepOf(record, current)];
}
