/** What turns of every family have in common once dice lie: holding them, whose they are, rolling on. */

import { rollsLeft, rollsSaved } from '../../../game/index.ts';
import { phrase } from '../../../language/phrase.ts';
import { row, type Text } from '../../../language/sentence.ts';
import { at } from '../../at.ts';
import { displayNames } from '../../state/display-name.ts';
import type { GroupedPress } from '../../state/inputs.ts';
import type { InGame } from '../../state/moment.ts';
import { command, type Reaction } from '../../state/reaction.ts';
import type { RolledForCard } from './shown-box.ts';
import { turnName } from './words.ts';

export function toggleHold({ ui, game }: InGame, { slot }: GroupedPress<'hold'>): Reaction {
  const type = game.turn.held[slot] === true ? 'free' : 'hold';
  return command(ui, { type, slot });
}

/** Refused by the game where nothing may be rolled: it says why. */
export function roll({ ui }: InGame): Reaction {
  return command(ui, { type: 'roll' });
}

/** Whose turn it is, on the display. */
export function turnPage({ players, turn }: InGame['game']): string {
  return at(displayNames(players), turn.player);
}

/** How many rolls are left, and what can be done with them. */
export function rollsLeftSentence({ rules, game }: RolledForCard): Text {
  const { select, stop } = rules.manners.sentences;
  const player = turnName(game);
  const rolls = rollsLeft(rules, game);
  const saved = rollsSaved(rules, game);
  const count: Text = !Number.isFinite(rolls)
    ? { say: 'table.anyRolls', player }
    : saved === 0
      ? { say: 'table.rollsLeft', player, rolls }
      : { say: 'table.rollsLeftSaved', player, rolls, saved };
  return row(count, phrase(select), phrase(stop));
}
