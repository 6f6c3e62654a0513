/** `dicetable hall`: a hall on this machine, one more that writes for it, and who belongs to it. */
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { Argument, type Command } from 'commander';
import { type Log, openLog } from '../app/log.ts';
import { userFolders } from '../config/folders.ts';
import { Fault, messageOf } from '../fault/fault.ts';
import type { GatewaySettings } from '../hall/open-gateway.ts';
import type { Text } from '../language/sentence.ts';
import { packageRoot, packageVersion } from '../package-root.ts';
import type { Speech } from './speech.ts';
import { stopSignal } from './stop-signal.ts';

const DEEDS = ['start', 'ingest', 'gateway', 'claim', 'revoke'] as const;
type Deed = (typeof DEEDS)[number];

interface Flags {
  readonly folder: string;
  readonly host: string;
  readonly port: string;
  readonly gatewayPort: string;
  readonly natsPort: string;
  readonly nats?: string;
  readonly database?: string;
  readonly tlsCert?: string;
  readonly tlsKey?: string;
  readonly hall?: string;
  readonly allowedHosts?: string;
  readonly publicUrl?: string;
}

/** For what is written still to go out. */
const FAREWELL_MS = 500;

/** As root, whose own folders nobody else may enter: PostgreSQL runs under another user. */
const ROOT_FOLDER = '/var/lib/dicetable-hall';

export function addHall(program: Command, { told }: Speech): void {
  const folder = process.getuid?.() === 0 ? ROOT_FOLDER : join(userFolders().data, '..', 'dicetable-hall');
  program
    .command('hall')
    .addArgument(new Argument('[deed]', told({ say: 'hall.deed' })).choices(DEEDS).default('start'))
    .argument('[words...]', told({ say: 'hall.words' }))
    .summary(told({ say: 'hall.summary' }))
    .description(told({ say: 'hall.help' }))
    .option('--folder <path>', told({ say: 'hall.folder' }), folder)
    .option('--host <address>', told({ say: 'hall.host' }), '0.0.0.0')
    .option('--port <number>', told({ say: 'hall.port' }), '8090')
    .option('--gateway-port <number>', told({ say: 'hall.gatewayPort' }), '8091')
    .option('--nats-port <number>', told({ say: 'hall.natsPort' }), '4222')
    .option('--nats <urls>', told({ say: 'hall.nats' }))
    .option('--database <url>', told({ say: 'hall.database' }))
    .option('--tls-cert <path>', told({ say: 'hall.tlsCert' }))
    .option('--tls-key <path>', told({ say: 'hall.tlsKey' }))
    .option('--hall <url>', told({ say: 'hall.hall' }))
    .option('--allowed-hosts <names>', told({ say: 'hall.allowedHosts' }))
    .option('--public-url <url>', told({ say: 'key.publicUrl' }))
    .action(async (deed: Deed, words: readonly string[], flags: Flags) => {
      const say = (text: Text): void => void process.stdout.write(`${told(text)}\n`);
      const absolute = { ...flags, folder: resolve(flags.folder) };
      try {
        if (deed === 'start') await start(absolute, say);
        else if (deed === 'ingest') await ingest(absolute, say);
        else if (deed === 'gateway') await gateway(absolute, say);
        else await ask(deed, words, absolute, say);
      } catch (error) {
        // NATS' client keeps its line to a server that never said a word: that must keep nobody who has been told so.
        setTimeout(() => process.exit(), FAREWELL_MS).unref();
        throw error;
      }
    });
}

async function start(flags: Flags, say: (text: Text) => void): Promise<void> {
  const [{ startHall }, { openGateway }, { natsProgram }, { isSafeNats, natsVersion }] = await Promise.all([
    import('../hall/hall.ts'),
    import('../hall/open-gateway.ts'),
    import('../hall/servers/programs.ts'),
    import('../hall/servers/nats.ts'),
  ]);
  const { folder, host, port, natsPort, database } = flags;
  const [tls, nats] = [tlsOf(flags), listOf(flags.nats)];
  const hall = await startHall({
    ...{ folder, host, port: Number(port), natsPort: Number(natsPort), nats, database, tls, log: hallLog() },
    pages: pagesOf(flags),
  });
  const gateway = await openGateway({
    ...gatewayOf(flags, Number(flags.gatewayPort)),
    ...{ nats: hall.nats, database: hall.database },
  }).catch(async (error) => {
    await hall.close();
    throw asFault(error);
  });
  const stopped = stopSignal();
  const url = `${tls === undefined ? 'http' : 'https'}://${officeName(flags, gateway.url)}:${hall.port}`;
  say({ say: 'hall.runs', url, folder });
  say({ say: 'hall.code', code: hall.hallCode });
  say({ say: 'hall.fleet', url: `${url}/fleet` });
  say({ say: 'hall.shows', url: gateway.url });
  if (tls === undefined) say({ say: 'hall.open' });
  // Whoever has named a database knows its address, which may have a password in it.
  if (database === undefined) say({ say: 'hall.leagues', database: hall.database });
  const program = nats.length === 0 ? natsProgram() : undefined;
  const version = program && (await natsVersion(program));
  if (version !== undefined && !isSafeNats(version)) say({ say: 'hall.oldNats', version });
  const said = await Promise.race([stopped, hall.broken]);
  await gateway.close();
  await hall.close();
  if (said !== undefined) throw new Fault('hall-failed', { say: 'hall.broken', said });
}

/** What tables and operators type: an address as that of the pages, since few networks know a machine's name; certificates have names. */
function officeName({ host, tlsCert, publicUrl }: Flags, pages: string): string {
  if (host !== '0.0.0.0') return host;
  return tlsCert === undefined && publicUrl === undefined ? new URL(pages).hostname : hostname();
}

async function ingest(flags: Flags, say: (text: Text) => void): Promise<void> {
  const { startIngestAlone } = await import('../hall/hall.ts');
  const { folder, database } = flags;
  const nats = listOf(flags.nats);
  if (nats.length === 0 || database === undefined)
    throw new Fault('hall-failed', { say: 'hall.needs', options: '--nats, --database' });
  const running = await startIngestAlone({ folder, nats, database, tls: tlsOf(flags), log: hallLog() });
  const stopped = stopSignal();
  say({ say: 'hall.writes' });
  await stopped;
  await running.close();
}

async function gateway(flags: Flags, say: (text: Text) => void): Promise<void> {
  const { openGateway } = await import('../hall/open-gateway.ts');
  const { database, port } = flags;
  const nats = listOf(flags.nats);
  if (nats.length === 0) throw new Fault('hall-failed', { say: 'hall.needs', options: '--nats' });
  const running = await openGateway({ ...gatewayOf(flags, Number(port)), nats, database }).catch((error) => {
    throw asFault(error);
  });
  const stopped = stopSignal();
  say({ say: 'hall.shows', url: running.url });
  await stopped;
  await running.close();
}

function gatewayOf(flags: Flags, port: number): Omit<GatewaySettings, 'nats' | 'database'> {
  const { folder, host, publicUrl } = flags;
  return {
    publicUrl: publicUrl === undefined ? undefined : asked(() => new URL(publicUrl).origin),
    ...{ folder, port, tls: tlsOf(flags), log: hallLog(), version: packageVersion() },
    host: host === '0.0.0.0' ? 'all' : host,
    ...pagesOf(flags),
  };
}

function pagesOf({ allowedHosts }: Flags): Pick<GatewaySettings, 'allowedHosts' | 'webRoot'> {
  return { allowedHosts: listOf(allowedHosts), webRoot: join(packageRoot(), 'dist', 'web') };
}

async function ask(
  deed: 'claim' | 'revoke',
  [first = '', ...others]: readonly string[],
  { folder, hall, port, tlsCert }: Flags,
  say: (text: Text) => void,
): Promise<void> {
  const { askDesk } = await import('../hall/ask-desk.ts');
  const { CODE_FILE } = await import('../hall/hall.ts');
  const url = hall ?? `${tlsCert === undefined ? 'http' : 'https'}://127.0.0.1:${port}`;
  const at = asked(() => ({
    url: new URL(url).href,
    ca: tlsCert === undefined ? undefined : readFileSync(tlsCert),
  }));
  const name = deed === 'claim' ? others.join(' ') : [first, ...others].join(' ');
  const wanted = deed === 'claim' ? { claim: first, name } : { revoke: name };
  await askDesk(at, codeOf(join(folder, CODE_FILE)), wanted);
  say({ say: deed === 'claim' ? 'hall.claimed' : 'hall.sentAway', name });
}

/** What somebody has typed is no address, or no file: no bug of ours. */
function asked<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw asFault(error);
  }
}

function asFault(error: unknown): Fault {
  return error instanceof Fault ? error : new Fault('hall-failed', messageOf(error), { cause: error });
}

/** Whoever may read the hall's folder is its operator; from elsewhere the code comes with the environment. */
function codeOf(file: string): string {
  const given = process.env.DICETABLE_HALL_CODE;
  if (given !== undefined) return given.trim().toUpperCase();
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new Fault('hall-failed', { say: 'hall.noKeys', file });
  }
}

function tlsOf({ tlsCert, tlsKey }: Flags): { readonly cert: string; readonly key: string } | undefined {
  if (tlsCert === undefined && tlsKey === undefined) return undefined;
  if (tlsCert === undefined || tlsKey === undefined)
    throw new Fault('hall-failed', { say: 'hall.needs', options: '--tls-cert, --tls-key' });
  return { cert: resolve(tlsCert), key: resolve(tlsKey) };
}

function listOf(urls = ''): readonly string[] {
  return urls.split(',').filter((url) => url !== '');
}

function hallLog(): Log {
  return openLog({ level: 'warn', file: 'stderr' });
}
