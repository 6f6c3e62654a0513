/**
 * A game is over: its dice light up one after the other, as sixes or as the winners' emblems where the table knows them; then
 * the best total stands on them.
 */
import { LEDS } from '../../../../hardware/cabinet.ts';
import { eachSlot } from '../../picture/each-slot.ts';
import type { SlotScene } from '../../scene.ts';
import type { InGame } from '../../state/moment.ts';
import { CEREMONY_STEP_MS } from '../../times.ts';
import type { Steps } from '../screen.ts';
import { cheerSlots, cheerSteps } from './cheer.ts';
import { emblemOf } from './emblem.ts';

/** Since when, while it lasts; a calm table shows the total at once. */
function begun({ ui: { highlight }, game, options, nowMs }: InGame): number | undefined {
  if (options.calm || highlight?.game !== game.number) return undefined;
  const endMs = highlight.sinceMs + LEDS.slots * CEREMONY_STEP_MS;
  return nowMs < endMs ? highlight.sinceMs : undefined;
}

/** Sixes are the best there is; several winners take turns. A last Yahtzee has its own celebration. Undefined: the total. */
export function ceremonySlots(s: InGame): readonly SlotScene[] | undefined {
  const sinceMs = begun(s);
  const cheers = cheerSlots(s);
  if (cheers !== undefined || sinceMs === undefined) return cheers;
  const step = Math.floor((s.nowMs - sinceMs) / CEREMONY_STEP_MS);
  const { winners } = s.game;
  const emblems = winners.map((player) => emblemOf(s, player));
  return eachSlot((slot) => {
    const lit = slot <= step;
    return (lit ? emblems[slot % emblems.length] : undefined) ?? { kind: 'sample', face: 6, lit };
  });
}

export function ceremonySteps(s: InGame): Steps | undefined {
  const sinceMs = begun(s);
  return cheerSteps(s) ?? (sinceMs === undefined ? undefined : { sinceMs, stepMs: CEREMONY_STEP_MS });
}
