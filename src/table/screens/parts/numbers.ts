/** A number across the slots, flush right. */
import { LEDS } from '../../../../hardware/cabinet.ts';
import { DARK, eachSlot } from '../../picture/each-slot.ts';
import { TILE_SETS } from '../../picture/tile-sets.ts';
import type { SlotScene } from '../../scene.ts';
import type { Moment } from '../../state/moment.ts';

/** Where dice cannot show a number, and where there is none, the display alone has something to say. */
export function numberSlots({ options }: Moment, number: number | undefined): readonly SlotScene[] {
  if (number === undefined || !TILE_SETS[options.diceKind].writes) return eachSlot(() => DARK);
  const text = `${number}`.padStart(LEDS.slots);
  return eachSlot((slot) => {
    const character = text.charAt(slot);
    return character === ' ' ? DARK : { kind: 'glyph', character, role: 'chosen' };
  });
}
