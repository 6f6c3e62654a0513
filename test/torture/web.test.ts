import { PTY } from './pty.ts';
import { shortVersion } from './short.ts';
import { WEB } from './web.ts';

shortVersion(WEB);
shortVersion(PTY);
