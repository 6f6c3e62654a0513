/** Opens the port named on the command line, does nothing else, and says when a byte came; ends after a while without one. */
import { PortLink } from '../../src/link/port-link.ts';

const PATIENCE_MS = 5000;

const link = new PortLink({ path: process.argv[2] });
setTimeout(() => {
  process.stdout.write('nothing\n');
  process.exit();
}, PATIENCE_MS);
await link.open({
  bytes: () => {
    process.stdout.write('bytes\n');
    process.exit();
  },
  closed: () => undefined,
});
process.stdout.write('open\n');
