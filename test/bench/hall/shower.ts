/** One gateway, as `dicetable hall gateway` is one, for as many viewers as come. */
import { SystemClock } from '../../../src/clock/system-clock.ts';
import { startGateway } from '../../../src/hall/gateway/gateway.ts';
import { NatsBus } from '../../../src/hall/gateway/nats-bus.ts';
import { connectService } from '../../../src/hall/hall.ts';
import { openHallKeys } from '../../../src/hall/identity/hall-keys.ts';
import { serve } from '../peers/child.ts';
import { cost, log, OPEN_LIMITS } from './shared.ts';

const [keysFile = '', nats = '', ...ids] = process.argv.slice(2);
const keys = openHallKeys(keysFile);
const connection = await connectService([nats], keys.account, 'gateway', { tls: undefined });
const names = new Map(ids.map((id) => [id, id]));
const gateway = await startGateway({
  ...{ bus: new NatsBus(connection), hall: keys.hall, names: () => names, version: '1.2.3' },
  ...{ host: '127.0.0.1', port: 0, webRoot: import.meta.dirname, allowedHosts: [], log },
  ...{ records: undefined, round: async () => undefined, leagues: undefined, calls: () => new Map() },
  ...{ clock: new SystemClock(), limits: OPEN_LIMITS },
});
const api = { cost, port: () => gateway.port, viewers: () => gateway.viewers };
export type Shower = typeof api;
serve(api);
