import { shortVersion } from './short.ts';
import { UNPLUG } from './unplug.ts';

shortVersion(UNPLUG);
