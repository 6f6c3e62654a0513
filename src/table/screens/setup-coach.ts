/** Setup: how much the coach says in the game, offered after the games. */
import type { CoachMode } from '../../game/index.ts';
import { AMONG_GAMES, asking, type InSetup, inSetup } from './parts/setup.ts';
import type { PlaceScreen } from './screen.ts';

export interface SetupCoach extends InSetup {
  readonly state: 'setup-coach';
  readonly coach: CoachMode;
}

export const SETUP_COACH: PlaceScreen<SetupCoach> = {
  ...AMONG_GAMES,
  controls: {
    ...AMONG_GAMES.controls,
    select: {
      help: { say: 'help.takeCoach' },
      act: (s) => inSetup(s, { offer: undefined, coach: s.coach }),
    },
  },
  when(moment) {
    const asked = asking(moment, 'game');
    const { offer } = moment.ui.setup;
    if (asked === undefined || offer === undefined || !('coach' in offer)) return undefined;
    return { ...asked, state: 'setup-coach', coach: offer.coach };
  },
  pages: ({ coach }) => [{ say: DISPLAYED[coach] }],
  sentence: ({ coach }) => ({ say: ASKED[coach] }),
};

const DISPLAYED = {
  off: 'display.coachOff',
  after: 'display.coachAfter',
  live: 'display.coachLive',
} as const satisfies Record<CoachMode, string>;

const ASKED = {
  off: 'table.coachOff',
  after: 'table.coachAfter',
  live: 'table.coachLive',
} as const satisfies Record<CoachMode, string>;
