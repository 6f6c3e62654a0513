/** The pixels of all six slots at one moment. */
import type { DiceKind } from '../../../hardware/dice.ts';
import type { Scene } from '../scene.ts';
import { drawSlot, drawStill } from './draw-slot.ts';
import { eachSlot } from './each-slot.ts';
import type { Picture } from './picture.ts';
import { TILE_SETS } from './tile-sets.ts';

export function drawPicture(scene: Scene, nowMs: number, dice: DiceKind): Picture {
  return eachSlot((slot) => drawSlot(scene, slot, nowMs, TILE_SETS[dice]));
}

/** For pages: without the breath of dice, which a page draws by itself. */
export function stillPicture(scene: Scene, nowMs: number, dice: DiceKind): Picture {
  return eachSlot((slot) => drawStill(scene, slot, nowMs, TILE_SETS[dice]));
}
