/** All campaigns, the quick ones first. */

import { BOUNDARY } from './boundary.ts';
import type { Campaign } from './campaign.ts';
import { COIN_KILLS } from './coins.ts';
import { CONTACTS } from './contacts.ts';
import { DICE_STATISTICS } from './dice-statistics.ts';
import { FUZZ } from './fuzz.ts';
import { GUESTS } from './guests.ts';
import { HALL_KILLS } from './hall-kills.ts';
import { HOSTILE } from './hostile.ts';
import { KILL } from './kill.ts';
import { LYING } from './lies.ts';
import { NOISE } from './noise.ts';
import { OPENINGS } from './openings.ts';
import { PTY } from './pty.ts';
import { SLOW_DISK } from './slow-disk.ts';
import { SOAK } from './soak.ts';
import { STORAGE } from './storage.ts';
import { STRANGER } from './stranger.ts';
import { UNPLUG } from './unplug.ts';
import { WEB } from './web.ts';

export const CAMPAIGNS: readonly Campaign[] = [
  UNPLUG,
  CONTACTS,
  NOISE,
  STRANGER,
  LYING,
  FUZZ,
  STORAGE,
  HOSTILE,
  OPENINGS,
  SLOW_DISK,
  PTY,
  WEB,
  GUESTS,
  COIN_KILLS,
  KILL,
  BOUNDARY,
  HALL_KILLS,
  SOAK,
  DICE_STATISTICS,
];
