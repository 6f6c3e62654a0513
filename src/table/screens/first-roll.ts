/** Before the game's first roll: the seal is shown, and the players may cut. */
import { CUT_LENGTH } from '../../game/index.ts';
import { command } from '../state/reaction.ts';
import {
  awaitingFirstRoll,
  beforeRoll,
  beforeRollKey,
  beforeRollPages,
  beforeRollSentence,
  LEAFS_CARD,
  mayCut,
  ROLL_FIRST,
  ROLLS,
} from './parts/before-roll.ts';
import { diceSlots } from './parts/dice.ts';
import type { Leafing } from './parts/leaves.ts';
import type { PlaceScreen } from './screen.ts';

/** Of the seal, enough to compare by eye. */
const SEAL_DIGITS = 8;

export interface FirstRoll extends Leafing {
  readonly state: 'first-roll';
}

export const FIRST_ROLL: PlaceScreen<FirstRoll> = {
  kind: 'turn',
  chord: 'menu',
  controls: {
    hold: {
      help: { say: 'help.cut', presses: CUT_LENGTH },
      act: ({ ui }, { slot }) => command(ui, { type: 'cut', text: `${slot + 1}` }),
    },
    lever: ROLLS,
    leaf: LEAFS_CARD,
    select: ROLL_FIRST,
  },
  when(moment) {
    const play = awaitingFirstRoll(moment);
    if (play === undefined || !mayCut(moment, play)) return undefined;
    return { ...beforeRoll(moment, play), state: 'first-roll' };
  },
  key: beforeRollKey,
  pages: (s) => beforeRollPages(s, s.game.seal.slice(0, SEAL_DIGITS).toUpperCase()),
  sentence: beforeRollSentence,
  slots: (s) => diceSlots(s),
};
