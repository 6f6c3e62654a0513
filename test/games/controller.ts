/**
 * A controller in a process of its own, on a chip that lives elsewhere: what the kill test kills.
 * `node controller.ts SOCKET DATA_FOLDER PLAYERS ROLL…`; prints `ready PORT` when the table runs.
 */

import { loadConfig } from '../../src/config/config.ts';
import { forcedDraw } from '../../src/fairness/forced-draw.ts';
import { SocketLink } from '../../src/link/socket-link.ts';
import { startTable } from '../../src/main.ts';

const [socket = '', dataDir = '', players = '', ...rolls] = process.argv.slice(2);
const { config } = loadConfig({ options: { host: '127.0.0.1', httpPort: '0', dataDir, players } });
const cable = { link: new SocketLink(socket), pins: undefined, close: async () => {} };
const table = await startTable(config, { cable, draw: forcedDraw(rolls) });
process.stdout.write(`ready ${table.server.port}\n`);
