import { HALL_KILLS } from './hall-kills.ts';
import { shortVersion } from './short.ts';

shortVersion(HALL_KILLS);
