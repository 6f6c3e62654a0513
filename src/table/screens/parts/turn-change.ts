/** A turn is over: its dice stand for a moment, dim, then give way from the left to those of the next player, who may roll at once. */
import { LEDS } from '../../../../hardware/cabinet.ts';
import type { SlotScene } from '../../scene.ts';
import type { InGame } from '../../state/moment.ts';
import { CHANGE_STANDS_STEPS, CHANGE_STEP_MS } from '../../times.ts';
import type { Steps } from '../screen.ts';

const STEPS = CHANGE_STANDS_STEPS + LEDS.slots;

/** How far which change is; undefined once it is over, and on a calm table, where nothing moves. */
function changing({ ui: { highlight }, options, nowMs }: InGame) {
  if (highlight === undefined || options.calm) return undefined;
  const step = Math.floor((nowMs - highlight.sinceMs) / CHANGE_STEP_MS);
  return step < STEPS ? { ...highlight, step } : undefined;
}

/** `next`: what follows. */
export function changeSlots(s: InGame, next: readonly SlotScene[]): readonly SlotScene[] {
  const change = changing(s);
  if (change === undefined) return next;
  return next.map((slot, at) => {
    const face = change.dice[at];
    const isGone = at + CHANGE_STANDS_STEPS < change.step;
    return face === undefined || isGone ? slot : { kind: 'sample', face, lit: false };
  });
}

export function changeSteps(s: InGame): Steps | undefined {
  const change = changing(s);
  return change && { sinceMs: change.sinceMs, stepMs: CHANGE_STEP_MS };
}
