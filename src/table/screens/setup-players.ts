/** Setup: how many players. */

import { setName } from '../../game/index.ts';
import { phrase } from '../../language/phrase.ts';
import { row } from '../../language/sentence.ts';
import { leafOn } from '../state/leaf.ts';
import { askName } from '../state/setup.ts';
import { costPages, costSentences } from './parts/credit.ts';
import {
  asking,
  type InSetup,
  inSetup,
  playerDigits,
  SETS_PLAYERS,
  STARTS,
  setPlayers,
  setupKey,
} from './parts/setup.ts';
import type { PlaceScreen } from './screen.ts';

export interface SetupPlayers extends InSetup {
  readonly state: 'setup-players';
}

export const SETUP_PLAYERS: PlaceScreen<SetupPlayers> = {
  kind: 'setup',
  chord: 'service',
  controls: {
    hold: SETS_PLAYERS,
    lever: STARTS,
    leaf: {
      help: { say: 'help.stepPlayers' },
      act: (s, { step }) => {
        const { min, max } = s.rules.players;
        return setPlayers(s, min + leafOn(s.names.length - min, step, max - min + 1));
      },
    },
    select: { help: { say: 'help.takeNumber' }, act: (s) => inSetup(s, askName(s.ui.setup, 0, s.nowMs)) },
  },
  when(moment) {
    const asked = asking(moment, 'players');
    return asked && { ...asked, state: 'setup-players' };
  },
  key: setupKey,
  pages: (s) => [{ say: 'display.players', count: s.names.length }, ...costPages(s, s.names)],
  sentence: (s) =>
    row(
      { say: 'table.whoPlays', names: s.names, game: setName(s.rules) },
      phrase(s.rules.manners.sentences.start),
      ...costSentences(s, s.names),
    ),
  slots: (s) => playerDigits(s, s.names.length),
};
