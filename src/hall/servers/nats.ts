/** nats-server for one hall: it knows the hall's operator and accounts, keeps nothing, and lets nobody else in. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { join } from 'node:path';
import { runTool } from '../../run-tool.ts';
import { natsProgram } from './programs.ts';
import { ServerProcess } from './server-process.ts';

export interface NatsSettings {
  readonly host: string;
  readonly port: number;
  readonly operator: string;
  readonly system: string;
  /** JWTs of accounts by their keys. */
  readonly preload: Readonly<Record<string, string>>;
  readonly tls?: { readonly cert: string; readonly key: string } | undefined;
}

export interface RunningNats {
  readonly url: string;
  readonly process: ServerProcess;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Below these there are holes that matter here (secnote-2026-18 of advisories.nats.io, CVE-2026-33222). */
const SAFE_FROM = ['2.12.7', '2.14.0'] as const;

/** As a server of NATS reads it; the whole of it follows from the hall's keys. */
export function natsConfig({ host, port, operator, system, preload, tls }: NatsSettings): string {
  const accounts = Object.entries(preload).map(([key, jwt]) => `  ${key}: ${jwt}`);
  const lines = [
    `listen: "${host}:${port}"`,
    `operator: ${operator}`,
    `system_account: ${system}`,
    'resolver: MEMORY',
    ...['resolver_preload: {', ...accounts, '}'],
    ...(tls === undefined ? [] : [`tls: { cert_file: "${tls.cert}", key_file: "${tls.key}" }`]),
  ];
  return `${lines.join('\n')}\n`;
}

/** Throws what the server says, or that somebody else has its port; undefined: it is not installed. */
export async function startNats(folder: string, settings: NatsSettings): Promise<RunningNats | undefined> {
  const program = natsProgram();
  if (program === undefined) return undefined;
  const { host, port, tls } = settings;
  await tryPort(host, port);
  const file = writeNatsConfig(folder, settings);
  const server = new ServerProcess(program, ['-c', file]);
  await server.up(() => isListening(host, port));
  const url = `${tls === undefined ? 'nats' : 'tls'}://${host}:${port}`;
  return { url, process: server, stop: (signal = 'SIGINT') => server.stop(signal) };
}

/** Its path; servers that somebody else starts are given the same. */
export function writeNatsConfig(folder: string, settings: NatsSettings): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'nats-server.conf');
  writeFileSync(file, natsConfig(settings), { mode: 0o600 });
  return file;
}

/** Whoever else listens there would be taken for our server, and might let in anybody, or never say a word. */
function tryPort(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen({ host, port }, () => server.close(() => resolve()));
  });
}

function isListening(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: host === '0.0.0.0' ? '127.0.0.1' : host, port });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** Of the installed program; undefined: it does not say. */
export async function natsVersion(program: string): Promise<string | undefined> {
  const { stdout } = await runTool(program, ['--version']);
  return /v(\d+\.\d+\.\d+)/.exec(stdout)?.[1];
}

/** Whether a server of this version may serve others than tests. */
export function isSafeNats(version: string): boolean {
  const [older, newer] = SAFE_FROM.map(numbersOf) as [readonly number[], readonly number[]];
  const found = numbersOf(version);
  return found[1] === older[1] ? !isBelow(found, older) : !isBelow(found, newer);
}

function numbersOf(version: string): readonly number[] {
  return version.split('.').map(Number);
}

function isBelow(a: readonly number[], b: readonly number[]): boolean {
  const at = b.findIndex((part, index) => part !== a[index]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
}
