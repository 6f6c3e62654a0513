/** Setup: which game. */

import { setMenu, setName } from '../../game/index.ts';
import { phrase } from '../../language/phrase.ts';
import { row } from '../../language/sentence.ts';
import {
  asking,
  type InSetup,
  inSetup,
  playerDigits,
  SETS_PLAYERS,
  STARTS,
  setupKey,
  WALKS_GAMES,
} from './parts/setup.ts';
import type { PlaceScreen } from './screen.ts';

export interface SetupGame extends InSetup {
  readonly state: 'setup-game';
}

export const SETUP_GAME: PlaceScreen<SetupGame> = {
  kind: 'setup',
  chord: 'service',
  controls: {
    hold: SETS_PLAYERS,
    lever: STARTS,
    leaf: WALKS_GAMES,
    select: {
      help: { say: 'help.takeGame' },
      act: (s) => inSetup(s, { question: 'players', sinceMs: s.nowMs }),
    },
  },
  when(moment) {
    const asked = asking(moment, 'game');
    if (asked === undefined || moment.ui.setup.offer !== undefined) return undefined;
    return { ...asked, state: 'setup-game' };
  },
  key: setupKey,
  pages: ({ rules }) => [setMenu(rules)],
  sentence: ({ rules }) =>
    row({ say: 'table.whichGame', game: setName(rules) }, phrase(rules.manners.sentences.start)),
  slots: (s) => playerDigits(s, s.names.length),
};
