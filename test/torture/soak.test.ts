import { shortVersion } from './short.ts';
import { SOAK } from './soak.ts';

shortVersion(SOAK);
