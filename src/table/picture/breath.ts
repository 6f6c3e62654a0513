/**
 * The breath of dice that have no room for a hold frame: what the next roll takes, and every question mark, grows
 * dimmer and brighter once a second. What stays is steady, so it can be told without colour. Elsewhere only the frames
 * of dice breathe that the coach would keep.
 */
import type { Scene } from '../scene.ts';
import { BREATH_MS, BREATH_STEP_MS } from '../times.ts';
import type { TileSet } from './tile-set.ts';

/** Of the light, at the end of breathing out. */
const LEAST_SHARE = 0.4;

export function isBreathing(scene: Scene, slot: number, { breathes }: TileSet): boolean {
  const meaning = scene.slots[slot];
  if (!breathes || meaning === undefined) return false;
  switch (meaning.kind) {
    case 'waiting':
    case 'choose':
      return true;
    case 'die':
      return (
        meaning.mark === 'rollAgain' || (meaning.mark === undefined && !meaning.held && scene.freeDiceRoll)
      );
    default:
      return false;
  }
}

/** Whether only the frame breathes: of a die that is worth holding, where there is room for one. */
export function isFrameBreathing({ slots }: Scene, slot: number, { breathes }: TileSet): boolean {
  const meaning = slots[slot];
  return !breathes && meaning?.kind === 'die' && meaning.mark === 'worth';
}

/** Share of the light, LEAST_SHARE to 1; all slots breathe together. */
export function breathShare(nowMs: number): number {
  const phase = (Math.floor(nowMs / BREATH_STEP_MS) * BREATH_STEP_MS) / BREATH_MS;
  return LEAST_SHARE + ((1 - LEAST_SHARE) * (1 + Math.cos(2 * Math.PI * phase))) / 2;
}
