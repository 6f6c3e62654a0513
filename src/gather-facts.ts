/** All facts of an examination: of a table that runs in this process, or of its computer and board while none does. */
import { createServer } from 'node:net';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import type { Board } from './board/board.ts';
import type { Clock } from './clock/clock.ts';
import { SystemClock } from './clock/system-clock.ts';
import { serviceStates } from './commands/service/status.ts';
import { tableAddress } from './commands/table-address.ts';
import { userFolders } from './config/folders.ts';
import type { Config } from './config/schema.ts';
import type { BoardFacts, DoctorFacts, Known, PortFacts } from './doctor/facts.ts';
import { askBoardOf } from './doctor/gather/ask-table.ts';
import { watchBoard } from './doctor/gather/board.ts';
import {
  gatherAccess,
  gatherClock,
  gatherHolders,
  gatherModem,
  gatherPower,
} from './doctor/gather/computer.ts';
import { gatherBackups, gatherDisk, gatherFolder, gatherJournal } from './doctor/gather/storage.ts';
import { Fault } from './fault/fault.ts';
import { boardPorts, bootloaderAt } from './flash-board.ts';
import { readHolder } from './journal/guard/lock-note.ts';
import { makeBoard, openCable } from './open-board.ts';
import { carriedFor, neededNode } from './package-root.ts';
import { readPlainFile } from './plain-file.ts';
import { PIN_FILE } from './server/guard/secret-file.ts';

type BoardPart = Pick<DoctorFacts, 'bootloader' | 'board'>;
type PortPart = Pick<DoctorFacts, 'ports' | 'unused' | 'access' | 'holders' | 'modem'>;

/** In the process of a table that plays. */
export async function factsOfTable(
  config: Config,
  board: Pick<Board, 'status'>,
  clock: Clock,
): Promise<DoctorFacts> {
  const port = await gatherPort(config, process.pid);
  const address = tableAddress(config);
  return gatherAll(config, port, {
    bootloader: isEmulated(config) ? EMULATED : { why: { say: 'doctor.tablePlays' } },
    board: { known: await watchBoard(board, clock) },
    http: { known: { address, by: 'us' } },
    // The game would wait.
    backups: await gatherBackups(config, false),
  });
}

/** In a process of its own: a table that has the journal is asked about its board; where none has, the board is free. */
export async function factsAlone(config: Config): Promise<DoctorFacts> {
  const isPlayed = gatherJournal(config.dataDir).state === 'held';
  const asked = isPlayed ? await askBoardOf(tableAddress(config), pinOf(config)) : undefined;
  const port = await gatherPort(config, isPlayed ? holderOf(config) : undefined);
  const board =
    asked === undefined ? await meetBoard(config, port) : { bootloader: playing(config), board: asked };
  const http: DoctorFacts['http'] = {
    known: { address: tableAddress(config), by: await whoServes(config, asked) },
  };
  return gatherAll(config, port, { ...board, http, backups: await gatherBackups(config, true) });
}

/** Undefined for those who may not read it. */
function pinOf({ dataDir }: Config): string | undefined {
  try {
    return readPlainFile(join(dataDir, PIN_FILE)).toString().trim();
  } catch {
    return undefined;
  }
}

const EMULATED = { why: { say: 'doctor.emulated' } } as const;

function isEmulated({ board: { kind } }: Config): boolean {
  return kind.startsWith('emulated');
}

function playing(config: Config): DoctorFacts['bootloader'] {
  return isEmulated(config) ? EMULATED : { why: { say: 'doctor.tablePlays' } };
}

async function gatherAll(
  config: Config,
  port: PortPart,
  rest: BoardPart & Pick<DoctorFacts, 'http' | 'backups'>,
): Promise<DoctorFacts> {
  return {
    node: {
      ...{ version: process.versions.node, needs: neededNode() },
      ...{ arch: process.arch, carried: carriedFor(process.platform) },
    },
    ...port,
    ...rest,
    folder: await gatherFolder(config.dataDir),
    disk: await gatherDisk(config.dataDir),
    journal: { known: gatherJournal(config.dataDir) },
    clock: await gatherClock(),
    service: await gatherService(),
    power: await gatherPower(),
  };
}

/** `table`: the process of a table that has this port by right. */
async function gatherPort(config: Config, table: number | undefined): Promise<PortPart> {
  if (isEmulated(config)) {
    const rest = { ports: EMULATED, access: EMULATED, holders: EMULATED, modem: EMULATED };
    return { ...rest, unused: fitting(await boardPorts(undefined).catch(() => [])) };
  }
  const { port } = config.board;
  const ports = await boardPorts(port === 'auto' ? undefined : port).catch(() => []);
  const [only, ...others] = fitting(ports);
  const modem = await gatherModem();
  if (only === undefined || others.length > 0) {
    const none = { why: { say: 'doctor.noBoard' } } as const;
    return { ports: { known: ports }, unused: [], access: none, holders: none, modem };
  }
  return {
    ports: { known: ports },
    unused: [],
    access: await gatherAccess(only.path),
    holders: await gatherHolders(only.path, table),
    modem,
  };
}

function fitting(ports: readonly PortFacts[]): readonly PortFacts[] {
  return ports.filter(({ other }) => other === undefined);
}

/** The process of this machine that has the journal. */
function holderOf({ dataDir }: Config): number | undefined {
  const holder = readHolder(dataDir);
  return holder.say === 'detail.holder' && holder.host === hostname() ? Number(holder.process) : undefined;
}

/** Resets it, and watches it; nobody else has it. */
async function meetBoard(config: Config, { ports, access, holders }: PortPart): Promise<BoardPart> {
  const without = (why: Known<never>): BoardPart => ({ bootloader: why, board: why });
  if (isEmulated(config)) return { bootloader: EMULATED, board: { known: await watchAlone(config) } };
  const [only, ...others] = 'known' in ports ? fitting(ports.known) : [];
  if (only === undefined || others.length > 0) return without({ why: { say: 'doctor.noBoard' } });
  if ('known' in access && !access.known.mayUse) return without({ why: { say: 'doctor.noAccess' } });
  if ('known' in holders && holders.known.length > 0) return without({ why: { say: 'doctor.portHeld' } });
  const bootloader = await bootloaderAt(only.path).then(
    (met): DoctorFacts['bootloader'] => ({
      known: { isOld: met.bootloader === 'old', version: met.version },
    }),
    (error: unknown): DoctorFacts['bootloader'] => ({
      why: error instanceof Fault ? error.about : `${error}`,
    }),
  );
  return { bootloader, board: { known: await watchAlone(config) } };
}

async function watchAlone(config: Config): Promise<BoardFacts> {
  const clock = new SystemClock();
  const cable = await openCable(config);
  const board = await makeBoard(config, cable, clock);
  board.start({ inputs: () => undefined, changed: () => undefined });
  try {
    return await watchBoard(board, clock);
  } finally {
    await board.close();
    await cable.close();
  }
}

async function gatherService(): Promise<DoctorFacts['service']> {
  try {
    return { known: (await serviceStates(dirname(userFolders().config))).services };
  } catch (error) {
    if (error instanceof Fault) return { why: error.about };
    throw error;
  }
}

/** A table of ours has the journal and answers, or somebody else has the address, or nobody. */
async function whoServes(
  { host, httpPort }: Config,
  asked: Known<BoardFacts> | undefined,
): Promise<'nobody' | 'us' | 'others'> {
  const taken = asked === undefined ? 'others' : 'us';
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code === 'EADDRINUSE' ? taken : 'nobody'),
    );
    const at = host === 'all' ? { port: httpPort } : { port: httpPort, host };
    server.listen(at, () => server.close(() => resolve('nobody')));
  });
}
