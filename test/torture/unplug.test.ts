import { CONTACTS } from './contacts.ts';
import { shortVersion } from './short.ts';
import { SLOW_DISK } from './slow-disk.ts';
import { UNPLUG } from './unplug.ts';

shortVersion(UNPLUG);
shortVersion(SLOW_DISK);
shortVersion(CONTACTS);
