/** The dice lie, rolls are left: dice are held, or a box is chosen. */

import { mayRoll } from '../../game/index.ts';
import { boxKey } from '../state/choose-box.ts';
import { diceSlots } from './parts/dice.ts';
import { gameKey, notChoosing } from './parts/game-key.ts';
import { isReminding } from './parts/idle-time.ts';
import {
  BROWSES,
  boxPages,
  boxSentence,
  CHOOSES,
  ROLL_OR_PICK,
  type RolledForCard,
  rolled,
  rollPage,
  savedPages,
} from './parts/shown-box.ts';
import { roll, rollsLeftSentence, toggleHold, turnPage } from './parts/turn.ts';
import type { PlaceScreen } from './screen.ts';

export interface RollsLeft extends RolledForCard {
  readonly state: 'rolls-left';
}

export const ROLLS_LEFT: PlaceScreen<RollsLeft> = {
  kind: 'turn',
  chord: 'menu',
  freeDiceRoll: true,
  controls: {
    hold: { help: { say: 'help.hold' }, act: toggleHold },
    lever: { help: { say: 'help.rollFree', shows: { say: 'refused.all-held' } }, act: roll },
    leaf: BROWSES,
    select: CHOOSES,
  },
  when(moment) {
    const s = rolled(moment);
    if (s === undefined || !mayRoll(s.rules, s.game) || s.rules.manners.selectMeans !== 'hold')
      return undefined;
    return { ...s, state: 'rolls-left' };
  },
  key: gameKey((s, key) => (s.ui.shownBox === undefined ? notChoosing(s, key) : boxKey(s, key))),
  pages(s) {
    if (s.box !== undefined) return boxPages(s, s.box);
    if (isReminding(s)) return [turnPage(s.game), ...ROLL_OR_PICK];
    return [rollPage(s.game.turn.rolls, s), ...savedPages(s)];
  },
  sentence: (s) => (s.box === undefined ? rollsLeftSentence(s) : boxSentence(s, s.box)),
  slots: (s) => diceSlots(s),
};
