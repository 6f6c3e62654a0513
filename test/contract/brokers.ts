/** Real brokers that speak MQTT, each a process of its own on a free port of this machine. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { findProgram } from '../../src/run-tool.ts';
import { freePort } from '../rig/free-port.ts';
import type { Certificate } from '../tools/certificates.ts';

export const BROKERS = ['mosquitto', 'nats-server'] as const;

export interface RunningBroker {
  readonly url: string;
  kill(): Promise<void>;
  /** On the same port, with nothing that it knew. */
  start(): Promise<void>;
}

/** `user`, `password`: who may come in; left out: everybody. */
export async function startBroker(
  kind: (typeof BROKERS)[number],
  login?: { readonly user: string; readonly password: string },
): Promise<RunningBroker> {
  const folder = mkdtempSync(join(tmpdir(), 'dicetable-broker-'));
  const port = await freePort();
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    const store = mkdtempSync(join(folder, 'store-'));
    const file = join(folder, 'broker.conf');
    writeFileSync(file, kind === 'mosquitto' ? mosquittoFile(port) : natsFile(port, store, login));
    child = spawn(programOf(kind), ['-c', file], { stdio: 'ignore' });
    while (!(await answers(port))) if (child.exitCode !== null) throw new Error(`${kind} does not start.`);
  };
  const kill = async (): Promise<void> => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  onTestFinished(async () => {
    await kill();
    rmSync(folder, { recursive: true });
  });
  await start();
  return { url: `mqtt://127.0.0.1:${port}`, kill, start };
}

/** A line to a broker that can be cut without a word, and that nobody gets through again. */
export async function startWire(url: string): Promise<{ readonly url: string; cut(): void }> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(new URL(url).port), '127.0.0.1');
    for (const socket of [near, far]) sockets.add(socket.on('error', () => socket.destroy()));
    near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = (): void => {
    server.close();
    for (const socket of sockets) socket.resetAndDestroy();
  };
  onTestFinished(cut);
  return { url: `mqtt://127.0.0.1:${portOf(server)}`, cut };
}

function programOf(kind: (typeof BROKERS)[number]): string {
  // Debian keeps mosquitto off the PATH of those who are not root.
  const program = findProgram([kind], `${process.env.PATH}:/usr/sbin`);
  if (program === undefined) throw new Error(`${kind} is not installed.`);
  return program;
}

function mosquittoFile(port: number): string {
  return `listener ${port} 127.0.0.1\nallow_anonymous true\npersistence false\n`;
}

/** mosquitto as people secure it: TLS, and a file of passwords. */
export async function startSecureBroker(
  { cert, key }: Certificate,
  { user, password }: { readonly user: string; readonly password: string },
): Promise<{ readonly port: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'dicetable-broker-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const port = await freePort();
  const [file, passwords] = [join(folder, 'broker.conf'), join(folder, 'passwords')];
  // As root it would become a user who may not read keys of others.
  const owner = process.getuid?.() === 0 ? 'user root\n' : '';
  const tls = `certfile ${cert}\nkeyfile ${key}\nallow_anonymous false\npassword_file ${passwords}\n`;
  writeFileSync(file, `${owner}listener ${port} 127.0.0.1\n${tls}persistence false\n`);
  execFileSync('mosquitto_passwd', ['-b', '-c', passwords, user, password], { stdio: 'ignore' });
  const child = spawn(programOf('mosquitto'), ['-c', file], { stdio: 'ignore' });
  onTestFinished(async () => {
    const gone = child.exitCode === null ? once(child, 'exit') : undefined;
    child.kill('SIGKILL');
    await gone;
  });
  while (!(await answers(port))) if (child.exitCode !== null) throw new Error('mosquitto does not start.');
  return { port };
}

function natsFile(
  port: number,
  store: string,
  login: { user: string; password: string } | undefined,
): string {
  const users =
    login === undefined ? '' : `authorization { user: "${login.user}", password: "${login.password}" }\n`;
  return `server_name: test\nhost: 127.0.0.1\nport: -1\njetstream { store_dir: "${store}" }\n${users}mqtt { host: 127.0.0.1, port: ${port} }\n`;
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
