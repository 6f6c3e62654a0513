/** Setup: which game. */

import { setMenu, setName } from '../../game/index.ts';
import { phrase } from '../../language/phrase.ts';
import { row } from '../../language/sentence.ts';
import { openBooks } from '../state/service.ts';
import { BOOKS_HOLD_MS } from '../times.ts';
import { costPages, costSentences } from './parts/credit.ts';
import { AMONG_GAMES, asking, type InSetup, inSetup } from './parts/setup.ts';
import type { PlaceScreen } from './screen.ts';

export interface SetupGame extends InSetup {
  readonly state: 'setup-game';
}

export const SETUP_GAME: PlaceScreen<SetupGame> = {
  ...AMONG_GAMES,
  controls: {
    ...AMONG_GAMES.controls,
    select: {
      help: { say: 'help.takeGame' },
      act: (s) => inSetup(s, { question: 'players', sinceMs: s.nowMs }),
    },
  },
  // The press that has opened setup goes on.
  held(s) {
    const { select, ...down } = s.ui.down;
    if (select === undefined) return undefined;
    return { atMs: select + BOOKS_HOLD_MS, react: () => openBooks({ ...s, ui: { ...s.ui, down } }) };
  },
  when(moment) {
    const asked = asking(moment, 'game');
    if (asked === undefined || moment.ui.setup.offer !== undefined) return undefined;
    return { ...asked, state: 'setup-game' };
  },
  pages: (s) => [setMenu(s.rules), ...costPages(s, s.names)],
  sentence: (s) =>
    row(
      { say: 'table.whichGame', game: setName(s.rules) },
      phrase(s.rules.manners.sentences.start),
      ...costSentences(s, s.names),
    ),
};
