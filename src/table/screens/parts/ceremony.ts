/**
 * A game is over: the dice of the last score stand, dim; then all dice light up one after the other, as sixes or as the winners'
 * emblems where the table knows them, while display and pages tell who has won; then the best total stands on them.
 */
import { LEDS } from '../../../../hardware/cabinet.ts';
import type { Face } from '../../../game/index.ts';
import { DARK, eachSlot } from '../../picture/each-slot.ts';
import type { SlotScene } from '../../scene.ts';
import { freshUntilMs } from '../../state/highlight.ts';
import type { InGame } from '../../state/moment.ts';
import { CEREMONY_STEP_MS } from '../../times.ts';
import type { Steps } from '../screen.ts';
import { cheerSlots, cheerSteps } from './cheer.ts';
import { emblemOf } from './emblem.ts';
import { lastScore } from './result.ts';

/** Since when, while it lasts; a calm table shows the total at once. */
function begun({ ui: { highlight }, game, options, nowMs }: InGame): number | undefined {
  if (options.calm || highlight?.game !== game.number) return undefined;
  const sinceMs = freshUntilMs(highlight);
  const isOn = nowMs >= sinceMs && nowMs < sinceMs + LEDS.slots * CEREMONY_STEP_MS;
  return isOn ? sinceMs : undefined;
}

/** Sixes are the best there is; several winners take turns. A last Yahtzee has its own celebration before. Undefined: the total. */
export function ceremonySlots(s: InGame): readonly SlotScene[] | undefined {
  const last = lastScore(s);
  if (last !== undefined) return cheerSlots(s) ?? eachSlot((slot) => stands(last.dice[slot]));
  const sinceMs = begun(s);
  if (sinceMs === undefined) return undefined;
  const step = Math.floor((s.nowMs - sinceMs) / CEREMONY_STEP_MS);
  const { winners } = s.game;
  const emblems = winners.map((player) => emblemOf(s, player));
  return eachSlot((slot) => {
    const lit = slot <= step;
    return (lit ? emblems[slot % emblems.length] : undefined) ?? { kind: 'sample', face: 6, lit };
  });
}

function stands(face: Face | undefined): SlotScene {
  return face === undefined ? DARK : { kind: 'sample', face, lit: false };
}

export function ceremonySteps(s: InGame): Steps | undefined {
  const sinceMs = begun(s);
  return cheerSteps(s) ?? (sinceMs === undefined ? undefined : { sinceMs, stepMs: CEREMONY_STEP_MS });
}
