/** Before a turn's first roll. */
import { shownTotalOf } from '../../game/index.ts';
import { pointsPage } from '../state/display-name.ts';
import {
  awaitingFirstRoll,
  beforeRoll,
  beforeRollKey,
  beforeRollPages,
  beforeRollSentence,
  LEAFS_CARD,
  mayCut,
  ROLL_FIRST,
  ROLL_FIRST_OR_BACK,
  ROLLS,
} from './parts/before-roll.ts';
import { cheerSlots, cheerSteps } from './parts/cheer.ts';
import { diceSlots } from './parts/dice.ts';
import type { Leafing } from './parts/leaves.ts';
import { savedPages } from './parts/shown-box.ts';
import { takesBack, wrongBoxPages } from './parts/take-back.ts';
import { changeSlots, changeSteps } from './parts/turn-change.ts';
import type { PlaceScreen } from './screen.ts';

export interface BeforeRoll extends Leafing {
  readonly state: 'before-roll';
}

export const BEFORE_ROLL: PlaceScreen<BeforeRoll> = {
  kind: 'turn',
  chord: 'menu',
  controls: { hold: ROLL_FIRST, lever: ROLLS, leaf: LEAFS_CARD, select: ROLL_FIRST_OR_BACK },
  when(moment) {
    const play = awaitingFirstRoll(moment);
    if (play === undefined || mayCut(moment, play)) return undefined;
    return { ...beforeRoll(moment, play), state: 'before-roll' };
  },
  held: takesBack,
  moves: (s) => cheerSteps(s) ?? changeSteps(s),
  key: beforeRollKey,
  pages: (s) =>
    beforeRollPages(
      s,
      pointsPage(shownTotalOf(s.rules, s.game, s.game.turn.player)),
      ...savedPages(s),
      ...wrongBoxPages(s),
    ),
  sentence: beforeRollSentence,
  slots: (s) => cheerSlots(s) ?? changeSlots(s, diceSlots(s)),
};
