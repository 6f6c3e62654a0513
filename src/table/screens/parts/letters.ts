/** What the dice show while a name is entered: at each hold button the letter that it leads to. */
import { DARK, eachSlot } from '../../picture/each-slot.ts';
import { TILE_SETS } from '../../picture/tile-sets.ts';
import type { SlotScene } from '../../scene.ts';
import { shownGroups } from '../../state/name-entry.ts';
import { DELETE_SLOT, type Entering } from './entry.ts';

/**
 * The group of the offered letter is lit; of a code none is, for the dice are on every page. Undefined where dice have no
 * room for letters.
 */
export function letterSlots({ entry, options }: Entering): readonly SlotScene[] | undefined {
  if (!TILE_SETS[options.diceKind].writes) return undefined;
  const groups = shownGroups(entry);
  return eachSlot((slot) => {
    if (slot === DELETE_SLOT)
      return entry.letter === undefined ? DARK : { kind: 'glyph', character: '<', role: 'dim' };
    const group = groups?.[slot - 1];
    if (group === undefined) return DARK;
    const isLit = group.isOffered && entry.claims === undefined;
    return { kind: 'glyph', character: group.first, role: isLit ? 'chosen' : 'dim' };
  });
}
