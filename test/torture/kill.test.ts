import { BOUNDARY } from './boundary.ts';
import { KILL } from './kill.ts';
import { shortVersion } from './short.ts';

shortVersion(KILL);
shortVersion(BOUNDARY);
