/** Setup: how much the coach says in the game, offered after the games. */
import type { CoachMode } from '../../game/index.ts';
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

export interface SetupCoach extends InSetup {
  readonly state: 'setup-coach';
  readonly coach: CoachMode;
}

export const SETUP_COACH: PlaceScreen<SetupCoach> = {
  kind: 'setup',
  chord: 'service',
  controls: {
    hold: SETS_PLAYERS,
    lever: STARTS,
    leaf: WALKS_GAMES,
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
  key: setupKey,
  pages: ({ coach }) => [{ say: DISPLAYED[coach] }],
  sentence: ({ coach }) => ({ say: ASKED[coach] }),
  slots: (s) => playerDigits(s, s.names.length),
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
