/** No rolls are left in this turn, taken or given up: a box has to be chosen. */

import { LEDS } from '../../../hardware/cabinet.ts';
import { mayRoll } from '../../game/index.ts';
import { phrase } from '../../language/phrase.ts';
import { row } from '../../language/sentence.ts';
import { boxKey, showBox } from '../state/choose-box.ts';
import { diceSlots } from './parts/dice.ts';
import { gameKey } from './parts/game-key.ts';
import { isReminding } from './parts/idle-time.ts';
import {
  BROWSES,
  boxPages,
  boxSentence,
  CHOOSES,
  PICK_BOX,
  type RolledForCard,
  rolled,
  rollPage,
} from './parts/shown-box.ts';
import { roll, turnPage } from './parts/turn.ts';
import { turnName } from './parts/words.ts';
import { type PlaceScreen, refusedAs } from './screen.ts';

export interface NoRollsLeft extends RolledForCard {
  readonly state: 'no-rolls-left';
}

export const NO_ROLLS_LEFT: PlaceScreen<NoRollsLeft> = {
  kind: 'turn',
  chord: 'menu',
  controls: {
    hold: { help: { say: 'help.showBox' }, act: (s, { slot }) => showBox(s, slot) },
    lever: { help: refusedAs('no-rolls-left'), act: roll },
    leaf: BROWSES,
    select: CHOOSES,
  },
  when(moment) {
    const s = rolled(moment);
    return s === undefined || mayRoll(s.rules, s.game) ? undefined : { ...s, state: 'no-rolls-left' };
  },
  key: gameKey<NoRollsLeft>(boxKey),
  pages(s) {
    const { rules, game, box } = s;
    const { turn } = game;
    if (box !== undefined) return boxPages(s, box);
    const name = turnPage(game);
    if (isReminding(s)) return [name, PICK_BOX];
    const early = turn.stopped === true || turn.claimed === true;
    // Where a slot is left behind the dice, its `?` asks for a box.
    if (!early) return [rollPage(turn.rolls, s), ...(rules.dice < LEDS.slots ? [] : [PICK_BOX])];
    return turn.again === true ? [PICK_BOX, name] : [PICK_BOX];
  },
  sentence(s) {
    const { rules, game, box } = s;
    if (box !== undefined) return boxSentence(s, box);
    const choose = phrase(rules.manners.sentences.choose, { rolls: 0 });
    return row({ say: whyNoRolls(game.turn), player: turnName(game) }, choose);
  },
  slots: (s) => diceSlots(s, { behind: { kind: 'choose' } }),
};

function whyNoRolls({ claimed, again, stopped }: NoRollsLeft['game']['turn']) {
  if (claimed === true) return 'table.claimed';
  if (again === true) return 'table.choosesAgain';
  return stopped === true ? 'table.rollsNoMore' : 'table.noRolls';
}
