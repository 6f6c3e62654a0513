/** What every rule set has, whatever its family. */

import { SET_NAMES } from '../language/en/set.ts';
import { SET_MENUS } from '../language/en/set-menu.ts';
import type { Text } from '../language/sentence.ts';
import type { FaceColours } from './die.ts';
import type { Manners } from './manners.ts';

export interface SetFacts {
  readonly id: string;
  /** In English; `setName` tells it in any language. */
  readonly name: string;
  /** At most eight characters, for the table's display, in English; `setMenu` tells it in any language. */
  readonly menu: string;
  /** Offered in the table's setup; the others are for console, judge and simulation. */
  readonly inMenu: boolean;
  readonly players: { readonly min: number; readonly max: number };
  readonly dice: number;
  /** Where faces have colours that count; left out: all pips are alike. */
  readonly faceColours?: FaceColours;
  /** Where editions differ and what is played here, for the house-rule card. */
  readonly editions?: readonly Text[];
  /** Where several have the best total: all of them win, or the one who sits first (S1.s7). */
  readonly ties: 'shared' | 'lowestNumber';
  readonly manners: Manners;
}

/** The players with the best total, by index; those who dropped out win nothing. */
export function winnersOf(
  { ties }: Pick<SetFacts, 'ties'>,
  totals: readonly number[],
  droppedOut: readonly number[] = [],
): readonly number[] {
  const best = Math.max(...totals.filter((_, player) => !droppedOut.includes(player)));
  const winners = totals.flatMap((total, player) =>
    total === best && !droppedOut.includes(player) ? [player] : [],
  );
  return ties === 'shared' ? winners : winners.slice(0, 1);
}

/** What people call the set: a name of its own is the same in every language. */
export function setName({ id, name }: Pick<SetFacts, 'id' | 'name'>): Text {
  return isShipped(id) && SET_NAMES[id] === name ? { say: `set.${id}` } : name;
}

/** What the table's display calls the set. */
export function setMenu({ id, menu }: Pick<SetFacts, 'id' | 'menu'>): Text {
  return isShipped(id) && SET_MENUS[id] === menu ? { say: `setMenu.${id}` } : menu;
}

function isShipped(id: string): id is keyof typeof SET_NAMES {
  return Object.hasOwn(SET_NAMES, id);
}
