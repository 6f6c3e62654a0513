/** Nobody plays: the LEDs invite, one act after the other, in pictures that dice and totals have anyway. */
import { LEDS } from '../../../../hardware/cabinet.ts';
import { FACES, peopleAmong } from '../../../game/index.ts';
import { at } from '../../at.ts';
import { eachSlot } from '../../picture/each-slot.ts';
import { TILE_SETS } from '../../picture/tile-sets.ts';
import type { SlotScene } from '../../scene.ts';
import type { Moment } from '../../state/moment.ts';
import { BEST_ACT_MS, PARADE_MS, RUN_STEP_MS } from '../../times.ts';
import type { Steps } from '../screen.ts';
import { numberSlots } from './numbers.ts';

interface Act {
  readonly stepMs: number;
  readonly steps: number;
  slots(moment: Moment, step: number): readonly SlotScene[];
}

/** The faces 1 to 6 in a row that moves on slowly; what a guest has lit stays lit. */
const PARADE: Act = { stepMs: PARADE_MS, steps: 8, slots: parade };

/** A light runs over standing dice towards the lever, and comes again after a rest: pull it. */
const RUN_LENGTH = LEDS.slots + 2;
const RUN: Act = {
  stepMs: RUN_STEP_MS,
  steps: 2 * RUN_LENGTH,
  slots: (_, step) =>
    eachSlot((slot) => ({ kind: 'sample', face: at(FACES, slot), lit: slot === step % RUN_LENGTH })),
};

/** What there is to beat. */
const BEST: Act = { stepMs: BEST_ACT_MS, steps: 1, slots: (moment) => numberSlots(moment, bestOf(moment)) };

/** The same row on a calm table: it stands for as long as what there is to beat. */
const STILL: Act = { stepMs: BEST_ACT_MS, steps: 1, slots: (moment) => parade(moment, 0) };

export function attractSlots(moment: Moment): readonly SlotScene[] {
  const { act, step } = nowOn(moment);
  return act.slots(moment, step);
}

export function attractSteps(moment: Moment): Steps | undefined {
  const { act, sinceMs } = nowOn(moment);
  return act === STILL && actsOf(moment).length === 1 ? undefined : { sinceMs, stepMs: act.stepMs };
}

/** While a guest lights dice the row of faces stays; on a calm table pictures alternate that stand still. */
function actsOf(moment: Moment): readonly Act[] {
  const { ui, options } = moment;
  const isLit = ui.attract.lit.includes(true);
  const tells = !isLit && bestOf(moment) !== undefined && TILE_SETS[options.diceKind].writes;
  const best = tells ? [BEST] : [];
  if (options.calm) return [STILL, ...best];
  return isLit ? [PARADE] : [PARADE, RUN, ...best];
}

function nowOn(moment: Moment): { readonly act: Act; readonly sinceMs: number; readonly step: number } {
  const { ui, nowMs } = moment;
  let { sinceMs } = ui.attract;
  const acts = actsOf(moment);
  const lengthMs = acts.reduce((sum, { stepMs, steps }) => sum + stepMs * steps, 0);
  sinceMs += Math.floor((nowMs - sinceMs) / lengthMs) * lengthMs;
  const last = acts.at(-1) ?? PARADE;
  for (const act of acts) {
    const endMs = sinceMs + act.stepMs * act.steps;
    if (nowMs < endMs) return { act, sinceMs, step: Math.floor((nowMs - sinceMs) / act.stepMs) };
    sinceMs = endMs;
  }
  // However sums are rounded, the end of the last act is the beginning of the first.
  return { act: last, sinceMs: sinceMs - last.stepMs, step: last.steps - 1 };
}

function parade({ ui }: Moment, step: number): readonly SlotScene[] {
  return eachSlot((slot) => {
    const face = at(FACES, (slot + step) % FACES.length);
    return { kind: 'sample', face, lit: ui.attract.lit[slot] === true };
  });
}

/** What the hall of the game that is offered goes by: Farkle's fewest turns, else most points. */
function bestOf({ rules, hall }: Moment): number | undefined {
  const lines = hall[rules.id];
  const best = lines && peopleAmong(lines)[0];
  return best?.turns ?? best?.total;
}
