/** Nobody plays. */

import { setName } from '../../game/index.ts';
import { phrase } from '../../language/phrase.ts';
import { plain, row } from '../../language/sentence.ts';
import { isTaught } from '../state/lesson.ts';
import type { Moment } from '../state/moment.ts';
import { openSetup } from '../state/start-game.ts';
import { attractKey, bestPages, LEAFS_SCREENS, LIGHTS_DIE, leafedPages } from './parts/attract.ts';
import { attractSlots, attractSteps } from './parts/attract-show.ts';
import { callPages, callSentences } from './parts/call.ts';
import { creditPages, creditSentences } from './parts/credit.ts';
import type { PlaceScreen } from './screen.ts';

export interface Attract extends Moment {
  readonly state: 'attract';
}

/** New here? In setup it is one press of previous away. */
const LEARN_PAGES = [
  { say: 'display.lesson' },
  { say: 'display.lever' },
  { say: 'display.previous' },
] as const;
const OPENS_SETUP = { help: plain('help.setUp'), act: (s: Attract) => openSetup(s) };

export const ATTRACT: PlaceScreen<Attract> = {
  kind: 'attract',
  chord: 'service',
  controls: { hold: LIGHTS_DIE, lever: OPENS_SETUP, leaf: LEAFS_SCREENS, select: OPENS_SETUP },
  when(moment) {
    const { ui, play, waiting } = moment;
    if (ui.place === 'setup' || play !== undefined || waiting !== undefined) return undefined;
    return { ...moment, state: 'attract' };
  },
  key: attractKey,
  pages: (s) =>
    leafedPages(s) ?? [
      ...callPages(s),
      ...creditPages(s),
      { say: 'display.pullThe' },
      { say: 'display.lever' },
      ...(isTaught(s.rules) ? LEARN_PAGES : []),
      ...bestPages(s),
    ],
  sentence: (s) =>
    row(
      ...callSentences(s),
      phrase(s.rules.manners.sentences.welcome, { game: setName(s.rules) }),
      { say: 'table.setUp' },
      isTaught(s.rules) ? { say: 'table.learnOffer' } : '',
      ...creditSentences(s),
    ),
  moves: attractSteps,
  slots: attractSlots,
};
