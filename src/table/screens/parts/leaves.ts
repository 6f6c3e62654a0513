/** The leaf of a card that previous and next have led to, on the display and in words. */

import type { Code, Text } from '../../../language/sentence.ts';
import { at } from '../../at.ts';
import { displayNames, pointsPage } from '../../state/display-name.ts';
import type { GroupedPress } from '../../state/inputs.ts';
import { type CardLeaf, leafOn, turnLeaves } from '../../state/leaf.ts';
import type { InGame, Play } from '../../state/moment.ts';
import { type Reaction, shown } from '../../state/reaction.ts';
import type { Ui } from '../../state/ui.ts';

export interface Leafing extends InGame {
  /** Undefined while nobody leafs. */
  readonly leaf: CardLeaf | undefined;
}

/** In a turn: the own card, or everybody's totals. */
export function turnLeaf({ rules, game }: Play, { leaf }: Ui): CardLeaf | undefined {
  return leaf === undefined ? undefined : turnLeaves(rules, game)[leaf];
}

export function leafTurn({ ui, rules, game }: InGame, { step }: GroupedPress<'leaf'>): Reaction {
  const count = turnLeaves(rules, game).length;
  return shown({ ...ui, pickedUntilMs: undefined, leaf: leafOn(ui.leaf, step, count) });
}

/** A total with its name; a box without. */
export function leafPages({ box, total, player }: CardLeaf, players: readonly string[]): readonly Text[] {
  if (box === undefined) return [at(displayNames(players), player), pointsPage(total)];
  const { code, points } = box;
  return [
    points === undefined ? { say: 'display.boxOpen', code } : { say: 'display.boxPoints', code, points },
  ];
}

export function leafSentence({ player, box, total }: CardLeaf, players: readonly string[]): Code {
  const name = at(players, player);
  if (box === undefined) return { say: 'table.hasTotal', player: name, total };
  const { label, points } = box;
  return points === undefined
    ? { say: 'table.boxOpen', player: name, box: label }
    : { say: 'table.boxHas', player: name, box: label, points };
}
