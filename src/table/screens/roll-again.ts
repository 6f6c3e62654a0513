/** The dice lie, rolls are left, and marks mean that a die rolls again: every roll has to be taken before a box. */
import { mayRoll } from '../../game/index.ts';
import { type Reaction, refused } from '../state/reaction.ts';
import { tableRefusal } from '../state/refusal.ts';
import { diceSlots } from './parts/dice.ts';
import { gameKey, notChoosing } from './parts/game-key.ts';
import { isReminding } from './parts/idle-time.ts';
import { ROLL_OR_PICK, type RolledForCard, rolled, rollPage } from './parts/shown-box.ts';
import { roll, rollsLeftSentence, toggleHold, turnPage } from './parts/turn.ts';
import { type PlaceScreen, refusedAs } from './screen.ts';

export interface RollAgain extends RolledForCard {
  readonly state: 'roll-again';
}

const ROLL_ON = {
  help: refusedAs('roll-on'),
  act: ({ ui, nowMs }: RollAgain): Reaction => refused(ui, tableRefusal('roll-on'), nowMs),
};

export const ROLL_AGAIN: PlaceScreen<RollAgain> = {
  kind: 'turn',
  chord: 'menu',
  controls: {
    hold: { help: { say: 'help.mark' }, act: toggleHold },
    lever: { help: { say: 'help.rollMarked' }, act: roll },
    leaf: ROLL_ON,
    select: ROLL_ON,
  },
  when(moment) {
    const s = rolled(moment);
    if (s === undefined || !mayRoll(s.rules, s.game)) return undefined;
    return s.rules.manners.selectMeans === 'rollAgain' ? { ...s, state: 'roll-again' } : undefined;
  },
  key: gameKey(notChoosing),
  pages: (s) =>
    isReminding(s)
      ? [turnPage(s.game), ...ROLL_OR_PICK]
      : [{ say: 'display.reroll' }, rollPage(s.game.turn.rolls, s)],
  sentence: rollsLeftSentence,
  slots: (s) => diceSlots(s),
};
