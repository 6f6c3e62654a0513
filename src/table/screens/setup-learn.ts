/** Setup: a led first game, offered last, so that one press of previous leads to it. */
import { type RuleSet, setName } from '../../game/index.ts';
import { lessonRules, startLesson } from '../state/lesson.ts';
import { AMONG_GAMES, asking, type InSetup } from './parts/setup.ts';
import type { PlaceScreen } from './screen.ts';

export interface SetupLearn extends InSetup {
  readonly state: 'setup-learn';
  readonly taught: RuleSet;
}

const BEGINS = {
  help: { say: 'help.takeLesson' },
  act: (s: SetupLearn) => startLesson(s, s.taught),
} as const;

export const SETUP_LEARN: PlaceScreen<SetupLearn> = {
  ...AMONG_GAMES,
  controls: {
    ...AMONG_GAMES.controls,
    lever: BEGINS,
    select: BEGINS,
  },
  when(moment) {
    const asked = asking(moment, 'game');
    const { offer } = moment.ui.setup;
    if (asked === undefined || offer === undefined || !('lesson' in offer)) return undefined;
    const taught = lessonRules(moment);
    return taught && { ...asked, state: 'setup-learn', taught };
  },
  pages: () => [{ say: 'display.lesson' }],
  sentence: ({ taught }) => ({ say: 'table.whichLesson', game: setName(taught) }),
};
