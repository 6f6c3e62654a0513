import { HOSTILE } from './hostile.ts';
import { shortVersion } from './short.ts';

shortVersion(HOSTILE);
