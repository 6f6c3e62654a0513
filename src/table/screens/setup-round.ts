/** Setup: duplicate dice, offered after the games while this table is named in a round of its hall. */
import { setMenu, setName } from '../../game/index.ts';
import { row } from '../../language/sentence.ts';
import { askName, roundOf } from '../state/setup.ts';
import { costPages, costSentences } from './parts/credit.ts';
import { AMONG_GAMES, asking, type InSetup, inSetup } from './parts/setup.ts';
import type { PlaceScreen } from './screen.ts';

export interface SetupRound extends InSetup {
  readonly state: 'setup-round';
  readonly id: string;
}

export const SETUP_ROUND: PlaceScreen<SetupRound> = {
  ...AMONG_GAMES,
  controls: {
    ...AMONG_GAMES.controls,
    select: {
      help: { say: 'help.takeRound' },
      act: (s) => inSetup(s, askName(s.ui.setup, 0, s.nowMs)),
    },
  },
  when(moment) {
    const asked = asking(moment, 'game');
    const round = roundOf(moment.ui.setup);
    return asked && round && { ...asked, state: 'setup-round', id: round.id };
  },
  pages: (s) => [{ say: 'display.round', id: s.id }, setMenu(s.rules), ...costPages(s, s.names)],
  sentence: (s) =>
    row(
      { say: 'table.whichRound', id: s.id, game: setName(s.rules), players: s.names.length },
      ...costSentences(s, s.names),
    ),
};
