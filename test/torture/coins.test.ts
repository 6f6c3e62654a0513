import { COIN_KILLS } from './coins.ts';
import { shortVersion } from './short.ts';

shortVersion(COIN_KILLS);
