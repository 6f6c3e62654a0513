import { FUZZ } from './fuzz.ts';
import { NOISE } from './noise.ts';
import { shortVersion } from './short.ts';
import { STRANGER } from './stranger.ts';

shortVersion(NOISE);
shortVersion(STRANGER);
shortVersion(FUZZ);
