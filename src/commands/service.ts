/** `dicetable service`: the table as a service that starts with the machine, and its TV page on the whole screen. */
import { join } from 'node:path';
import { Argument, type Command } from 'commander';
import { userFolders } from '../config/folders.ts';
import { Fault } from '../fault/fault.ts';
import { installedRelease, makeCurrent } from '../update/installed.ts';
import { addConfigOptions } from './config-options.ts';
import { EXIT } from './exit-code.ts';
import { installAgent, launchAgent } from './service/launch-agent.ts';
import { writeOwn } from './service/own-file.ts';
import { removeService } from './service/remove.ts';
import { type ServiceFlags, serviceFrom } from './service/service-from.ts';
import { serviceStates, stateLines } from './service/status.ts';
import { installUnit, systemScope, userScope } from './service/systemd.ts';
import { systemdUnit } from './service/systemd-unit.ts';
import { serialGroup, type TableService } from './service/table-service.ts';
import { findKiosk, showTv } from './service/tv.ts';
import { tvEntry, tvEntryFile } from './service/tv-entry.ts';
import type { Speech } from './speech.ts';
import { stopSignal } from './stop-signal.ts';
import { answers, awaitTable, tableAddress } from './table-address.ts';

const DEEDS = ['install', 'remove', 'status', 'tv'] as const;
type Deed = (typeof DEEDS)[number];

export function addService(program: Command, speech: Speech): void {
  const { told } = speech;
  const command = program
    .command('service')
    .addArgument(new Argument('<deed>', told({ say: 'service.deed' })).choices(DEEDS))
    .summary(told({ say: 'service.summary' }))
    .description(told({ say: 'service.help' }))
    .option('--system', told({ say: 'service.system' }))
    .option('--tv', told({ say: 'service.tv' }))
    .option('--print', told({ say: 'service.print' }))
    .option('--json', told({ say: 'service.json' }));
  addConfigOptions(command, speech).action((deed: Deed, flags: ServiceFlags) =>
    DEED[deed](command, flags, speech),
  );
}

const DEED: Readonly<Record<Deed, (command: Command, flags: ServiceFlags, speech: Speech) => Promise<void>>> =
  { install, remove, status, tv };

async function install(command: Command, flags: ServiceFlags, { told }: Speech): Promise<void> {
  const service = serviceFrom(command, flags);
  const { user, config } = service;
  if (flags.print === true) {
    process.stdout.write(printed(service, flags));
    return;
  }
  if (config.httpPort === 0) throw new Fault('service-refused', { say: 'service.noPort' });
  const installed = installedRelease();
  if (installed !== undefined) makeCurrent(installed);
  const address = tableAddress(config);
  // Two tables would take the journal from each other again and again.
  if ((await answers(address)) && !(await isRunning()))
    throw new Fault('service-refused', { say: 'service.playsAlready', address });
  const say = (text: Parameters<Speech['told']>[0]): void => void process.stdout.write(`${told(text)}\n`);
  if (flags.tv === true) {
    requireLinux();
    const file = tvEntryFile(flags.system === true ? join(user.home, '.config') : configFolder());
    writeOwn(file, tvEntry(service), flags.system === true ? user : undefined);
    say({ say: 'service.tvInstalled', user: user.name, file });
  }
  for (const text of await installOn(service, flags)) say(text);
  if (await awaitTable(address)) return say({ say: 'service.plays', address });
  throw new Fault('service-refused', { say: 'service.noAnswer', address, log: logOf(flags) });
}

function printed(service: TableService, { system }: ServiceFlags): string {
  if (process.platform === 'darwin') return launchAgent(service);
  return systemdUnit(service, system === true ? { serialGroup: serialGroup() } : undefined);
}

async function installOn(service: TableService, { system }: ServiceFlags): ReturnType<typeof installUnit> {
  if (process.platform === 'darwin') {
    await installAgent(service);
    return [{ say: 'service.untried' }];
  }
  requireLinux();
  return installUnit(service, system === true ? systemScope() : userScope(configFolder()));
}

function logOf({ system }: ServiceFlags): string {
  return system === true ? 'journalctl -u dicetable' : 'journalctl --user -u dicetable';
}

async function remove(_command: Command, _flags: ServiceFlags, { told }: Speech): Promise<void> {
  const removed = await removeService(configFolder());
  if (removed.length === 0) throw new Fault('service-refused', { say: 'service.none' });
  for (const { file, isEnded } of removed) {
    process.stdout.write(`${told({ say: 'service.removed', file })}\n`);
    if (!isEnded) process.stdout.write(`${told({ say: 'service.unheard' })}\n`);
  }
}

async function isRunning(): Promise<boolean> {
  const { services } = await serviceStates(configFolder());
  return services.some((service) => service.isRunning);
}

/** The exit code says whether a table runs and will run after the next start of the machine. */
async function status(_command: Command, { json }: ServiceFlags, speech: Speech): Promise<void> {
  const states = await serviceStates(configFolder());
  process.stdout.write(
    json === true
      ? `${JSON.stringify(states)}\n`
      : stateLines(states)
          .map((line) => `${speech.told(line)}\n`)
          .join(''),
  );
  if (!states.services.some((service) => service.isRunning && service.startsWithMachine))
    process.exitCode = EXIT.fault;
}

async function tv(command: Command, flags: ServiceFlags, { told }: Speech): Promise<void> {
  const { config } = serviceFrom(command, { ...flags, system: false });
  const kiosk = findKiosk(join(config.dataDir, 'tv-browser'));
  const address = tableAddress(config);
  const stop = new AbortController();
  void stopSignal().then(() => stop.abort());
  if (!(await answers(address))) process.stdout.write(`${told({ say: 'service.tvWaits', address })}\n`);
  await showTv(kiosk, address, stop.signal);
}

/** Above our own: of systemd and the desktop. */
function configFolder(): string {
  return join(userFolders().config, '..');
}

function requireLinux(): void {
  if (process.platform !== 'linux') throw new Fault('service-refused', { say: 'service.noSystemd' });
}
