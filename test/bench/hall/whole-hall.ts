/** A hall with servers of its own, as `dicetable hall` starts one. */
import { openPool, startHall } from '../../../src/hall/hall.ts';
import { Cabinets } from '../../../src/hall/store/cabinets.ts';
import { freePort } from '../../rig/free-port.ts';
import { serve } from '../peers/child.ts';
import { log } from './shared.ts';

const [folder = '', key = ''] = process.argv.slice(2);
const hall = await startHall({
  ...{ folder, host: '127.0.0.1', port: 0, natsPort: await freePort(), nats: [], database: undefined },
  ...{ tls: undefined, log, pages: { webRoot: import.meta.dirname, allowedHosts: [] } },
});
// As its operator does, who has typed the code of the table.
const pool = openPool(hall.database, log);
await new Cabinets(pool).claim(key, 'Bar');
await pool.end();
const api = { url: () => `http://127.0.0.1:${hall.port}`, end: () => hall.close() };
export type WholeHall = typeof api;
serve(api);
