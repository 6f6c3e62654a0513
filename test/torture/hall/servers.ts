/** The servers under a hall: a hub and a leaf of NATS, and a database on a disk of its own that can be full. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fmtCreds } from '@nats-io/jwt';
import { KEYS_FILE } from '../../../src/hall/hall.ts';
import { type HallKeys, openHallKeys } from '../../../src/hall/identity/hall-keys.ts';
import { accountJwt, serverTrust, servicePass } from '../../../src/hall/identity/jwt.ts';
import { natsConfig } from '../../../src/hall/servers/nats.ts';
import { type RunningPostgres, startPostgres } from '../../../src/hall/servers/postgres.ts';
import { natsProgram } from '../../../src/hall/servers/programs.ts';
import { ServerProcess } from '../../../src/hall/servers/server-process.ts';
import { freePort } from '../../rig/free-port.ts';

const HOST = '127.0.0.1';
/** Room for a small cluster and its log, and for what a campaign writes. */
const DISK_MB = 400;
/** Small segments of the log, so that a full disk is soon felt. */
const SETTINGS = ['-F', '-c', 'max_wal_size=64MB', '-c', 'min_wal_size=32MB', '-c', 'max_connections=60'];

export class Servers {
  readonly keys: HallKeys;
  readonly #folder: string;
  /** A loopback address that nobody else has: the port of PostgreSQL is always the same. */
  readonly #databaseHost: string;
  readonly #disk: string;
  #isMounted = false;
  #ports = { hub: 0, leaf: 0, between: 0 };
  #hub: ServerProcess | undefined;
  #leaf: ServerProcess | undefined;
  #database: RunningPostgres | undefined;

  /** `place`: two numbers from 1 to 254. */
  constructor(folder: string, place: readonly [number, number]) {
    this.#folder = folder;
    this.keys = openHallKeys(join(folder, KEYS_FILE));
    this.#databaseHost = `127.77.${place.join('.')}`;
    this.#disk = join(folder, 'disk');
  }

  get hub(): string {
    return `nats://${HOST}:${this.#ports.hub}`;
  }

  get ports(): { readonly hub: number; readonly leaf: number } {
    return this.#ports;
  }

  get database(): string {
    return `postgresql://dicetable@${this.#databaseHost}:5432/postgres`;
  }

  /** Its disk is small; where nothing may be mounted, no file of it may grow instead. */
  get disk(): string {
    return this.#isMounted ? 'a disk of its own' : 'files that may not grow';
  }

  async open(): Promise<void> {
    mkdirSync(this.#disk);
    chmodSync(this.#disk, 0o711);
    const mount = ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=711`, 'tmpfs', this.#disk];
    this.#isMounted = spawnSync('mount', mount).status === 0;
    this.#ports = { hub: await freePort(), leaf: await freePort(), between: await freePort() };
    const trust = await serverTrust(this.keys, await accountJwt(this.keys, []));
    const { between } = this.#ports;
    const pass = await servicePass(this.keys.account, 'leaf', Date.now());
    writeFileSync(join(this.#folder, 'leaf.creds'), fmtCreds(pass.jwt, pass.key), { mode: 0o600 });
    const file = (name: string, port: number, more: string): void =>
      writeFileSync(
        join(this.#folder, `${name}.conf`),
        `${natsConfig({ ...trust, host: HOST, port })}${more}\n`,
      );
    file('hub', this.#ports.hub, `leafnodes { listen: "${HOST}:${between}" }`);
    const remote = `url: "nats-leaf://${HOST}:${between}", credentials: "${join(this.#folder, 'leaf.creds')}", account: ${this.keys.account.getPublicKey()}`;
    file('leaf', this.#ports.leaf, `leafnodes { reconnect: 1, remotes: [{ ${remote} }] }`);
    await Promise.all([this.startDatabase(), this.startHub()]);
    await this.startLeaf();
  }

  async startHub(): Promise<void> {
    this.#hub = await this.#nats('hub', this.#ports.hub);
  }

  async startLeaf(): Promise<void> {
    this.#leaf = await this.#nats('leaf', this.#ports.leaf);
  }

  async startDatabase(): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        const words = [...SETTINGS, '-h', this.#databaseHost];
        this.#database = await startPostgres(join(this.#disk, 'postgresql'), words);
        if (this.#database === undefined) throw new Error('PostgreSQL is not installed: npm test -- tools');
        return;
      } catch (error) {
        // Its processes may hold the shared memory for a moment longer.
        if (tries === 50) throw error;
        await pause(200);
      }
    }
  }

  killHub = (): Promise<void> => this.#hub?.stop('SIGKILL') ?? Promise.resolve();
  killLeaf = (): Promise<void> => this.#leaf?.stop('SIGKILL') ?? Promise.resolve();
  killDatabase = (): Promise<void> => this.#database?.stop('SIGKILL') ?? Promise.resolve();

  /** Nothing more can be written by the database. */
  fillDisk(): void {
    if (!this.#isMounted) {
      this.#limitFiles('1024:unlimited');
      return;
    }
    const ballast = spawnSync('dd', ['if=/dev/zero', `of=${join(this.#disk, 'ballast')}`, 'bs=64K']);
    if (ballast.status === 0) throw new Error('the disk is never full');
  }

  /** Somebody has made room; a database that has ended over it is started again. */
  async makeRoom(): Promise<void> {
    if (this.#isMounted) rmSync(join(this.#disk, 'ballast'));
    else this.#limitFiles('unlimited:unlimited');
    const database = this.#database;
    const hasEnded = await Promise.race([database?.process.ended.then(() => true), pause(500, false)]);
    if (hasEnded === true) await this.startDatabase();
  }

  async close(): Promise<void> {
    await Promise.all([this.killHub(), this.killLeaf(), this.#database?.stop('SIGQUIT')]);
    if (this.#isMounted) spawnSync('umount', ['--lazy', this.#disk]);
  }

  async #nats(name: string, port: number): Promise<ServerProcess> {
    const program = natsProgram();
    if (program === undefined) throw new Error('nats-server is not installed: npm test -- tools');
    const server = new ServerProcess(program, ['-c', join(this.#folder, `${name}.conf`)]);
    await server.up(() => isTaken(port));
    return server;
  }

  /** Of the database and all its processes, those too that it starts from now on. */
  #limitFiles(limit: string): void {
    const parent = this.#database?.process.pid;
    const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', `${parent}`], { encoding: 'utf8' });
    for (const pid of [parent, ...stdout.split('\n').filter((line) => line.trim() !== '')])
      spawnSync('prlimit', ['--pid', `${pid}`.trim(), `--fsize=${limit}`]);
  }
}

/** Whether somebody listens there. */
async function isTaken(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(true));
    server.listen(port, HOST, () => server.close(() => resolve(false)));
  });
}
