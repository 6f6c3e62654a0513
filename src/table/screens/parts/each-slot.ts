/** Six slots, from what each of them shows. */
import { LEDS } from '../../../../hardware/cabinet.ts';
import type { SlotScene } from '../../scene.ts';

export const DARK: SlotScene = { kind: 'dark' };

export function eachSlot(make: (slot: number) => SlotScene): readonly SlotScene[] {
  return Array.from({ length: LEDS.slots }, (_, slot) => make(slot));
}
