/** What turns of every family have in common once dice lie: holding them, whose they are, rolling on. */
import { rollsLeft, rollsSaved } from '../../../game/index.ts';
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
export function rollsLeftSentence({ rules, game }: RolledForCard): string {
  const { select, stop } = rules.manners.sentences;
  const left = rollsLeft(rules, game);
  const saved = rollsSaved(rules, game);
  const ofThem = saved === 0 ? '' : `, ${saved === left ? 'all' : saved} saved`;
  const count = Number.isFinite(left)
    ? `${left} ${left === 1 ? 'roll' : 'rolls'} left${ofThem}`
    : 'any number of rolls left';
  return `${turnName(game)} has ${count}. ${select}${stop === '' ? '' : ` ${stop}`}`;
}
