import { shortVersion } from './short.ts';
import { STORAGE } from './storage.ts';

shortVersion(STORAGE);
