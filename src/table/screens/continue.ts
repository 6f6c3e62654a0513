/** Nobody plays, and an unfinished game waits. */
import type { Game } from '../../game/index.ts';
import { row } from '../../language/sentence.ts';
import type { Moment } from '../state/moment.ts';
import { shown } from '../state/reaction.ts';
import { openSetup } from '../state/start-game.ts';
import { attractKey, LEAFS_SCREENS, LIGHTS_DIE, leafedPages } from './parts/attract.ts';
import { attractSlots, attractSteps } from './parts/attract-show.ts';
import { callPages, callSentences } from './parts/call.ts';
import type { PlaceScreen } from './screen.ts';

export interface Continue extends Moment {
  readonly state: 'continue';
  readonly game: Game;
}

export const CONTINUE: PlaceScreen<Continue> = {
  kind: 'attract',
  chord: 'service',
  controls: {
    hold: LIGHTS_DIE,
    lever: {
      help: { say: 'help.goOn' },
      act: ({ ui }) => shown({ ...ui, place: 'game', quitUntilMs: undefined }),
    },
    leaf: LEAFS_SCREENS,
    select: {
      help: { say: 'help.setUpNew' },
      act: (s) => openSetup(s),
    },
  },
  when(moment) {
    const { waiting } = moment;
    return waiting && { ...moment, game: waiting, state: 'continue' };
  },
  key: attractKey,
  pages: (s) => leafedPages(s) ?? [...callPages(s), { say: 'display.continue' }],
  sentence: (s) => row(...callSentences(s), { say: 'table.goOn', names: s.game.players }),
  moves: attractSteps,
  slots: attractSlots,
};
