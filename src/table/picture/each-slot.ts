/** Six slots, from what each of them shows. */
import { LEDS } from '../../../hardware/cabinet.ts';
import type { SlotScene } from '../scene.ts';

export const DARK: SlotScene = { kind: 'dark' };

export function eachSlot<Value>(make: (slot: number) => Value): readonly Value[] {
  return Array.from({ length: LEDS.slots }, (_, slot) => make(slot));
}
