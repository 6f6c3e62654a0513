/** One ingest, as `dicetable hall ingest` is one. */
import { startIngestAlone } from '../../../src/hall/hall.ts';
import { serve } from '../peers/child.ts';
import { cost, log } from './shared.ts';

const [folder = '', nats = '', database = ''] = process.argv.slice(2);
await startIngestAlone({ folder, nats: [nats], database, tls: undefined, log });
const api = { cost };
export type Writer = typeof api;
serve(api);
