import { GUESTS } from './guests.ts';
import { LYING } from './lies.ts';
import { OPENINGS } from './openings.ts';
import { shortVersion } from './short.ts';

shortVersion(LYING);
shortVersion(OPENINGS);
shortVersion(GUESTS);
