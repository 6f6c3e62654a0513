/**
 * A turn is over: its dice stand for a moment, dim, then give way from the left to the next player, who may roll at once: to
 * their emblem for a while, where the table knows them, on a calm table at once.
 */
import { LEDS } from '../../../../hardware/cabinet.ts';
import type { SlotScene } from '../../scene.ts';
import type { InGame } from '../../state/moment.ts';
import { CHANGE_EMBLEM_STEPS, CHANGE_STANDS_STEPS, CHANGE_STEP_MS } from '../../times.ts';
import type { Steps } from '../screen.ts';
import { emblemOf } from './emblem.ts';

const WIPE_STEPS = CHANGE_STANDS_STEPS + LEDS.slots;

/** How far which change is; undefined once it is over. On a calm table nothing moves: the wipe is over from its beginning. */
function changing(s: InGame) {
  const { ui, game, options, nowMs } = s;
  if (ui.highlight === undefined) return undefined;
  const emblem = emblemOf(s, game.turn.player);
  const from = options.calm ? WIPE_STEPS : 0;
  const step = from + Math.floor((nowMs - ui.highlight.sinceMs) / CHANGE_STEP_MS);
  const steps = WIPE_STEPS + (emblem === undefined ? 0 : CHANGE_EMBLEM_STEPS);
  return step < steps ? { ...ui.highlight, emblem, step } : undefined;
}

/** `next`: what follows. */
export function changeSlots(s: InGame, next: readonly SlotScene[]): readonly SlotScene[] {
  const change = changing(s);
  if (change === undefined) return next;
  return next.map((slot, at) => {
    const face = change.dice[at];
    const isGone = at + CHANGE_STANDS_STEPS < change.step;
    if (face !== undefined && !isGone) return { kind: 'sample', face, lit: false };
    const isEmpty = slot.kind === 'waiting' || slot.kind === 'blank';
    return isEmpty && isGone ? (change.emblem ?? slot) : slot;
  });
}

export function changeSteps(s: InGame): Steps | undefined {
  const change = changing(s);
  return change && { sinceMs: change.sinceMs, stepMs: CHANGE_STEP_MS };
}
