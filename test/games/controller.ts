/**
 * A controller in a process of its own, on a chip that lives elsewhere: what the kill test kills.
 * `node controller.ts SOCKET DATA_FOLDER PLAYERS [ROLL…]`; prints `ready PORT` when the table runs. No rolls: fair dice.
 * DIES=before, during or after: it kills itself at its first append. CABINET: its cabinet file.
 */

import { loadConfig } from '../../src/config/config.ts';
import { fairDraw } from '../../src/fairness/fair-draw.ts';
import { forcedDraw } from '../../src/fairness/forced-draw.ts';
import { startTable } from '../../src/main.ts';
import { SocketLink } from '../rig/socket-link.ts';
import { DEATHS, dyingJournal } from './dying-journal.ts';

const dies = DEATHS.find((death) => death === process.env.DIES);
const [socket = '', dataDir = '', players = '', ...rolls] = process.argv.slice(2);
const { config } = loadConfig({
  ...{ file: process.env.CABINET, options: { host: '127.0.0.1', httpPort: '0', dataDir, players } },
});
const cable = { link: new SocketLink(socket), pins: undefined, close: async () => {} };
const draw = rolls.length > 0 ? forcedDraw(rolls) : fairDraw;
const journal = dies === undefined ? {} : { journal: await dyingJournal(dataDir, dies) };
const table = await startTable(config, { cable, draw, ...journal });
process.stdout.write(`ready ${table.server.port}\n`);
