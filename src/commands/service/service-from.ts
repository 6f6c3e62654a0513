/** From the command line to what a service starts. */
import { dirname } from 'node:path';
import type { Command } from 'commander';
import { userFolders } from '../../config/folders.ts';
import { Fault } from '../../fault/fault.ts';
import { installedRelease } from '../../update/installed.ts';
import { configFrom } from '../config-options.ts';
import { sudoLine, sudoUser, thisProgram } from './sudo.ts';
import { type MachineUser, type TableService, thisUser } from './table-service.ts';

export interface ServiceFlags {
  readonly system?: boolean;
  readonly tv?: boolean;
  readonly print?: boolean;
  readonly json?: boolean;
}

/** Options of `service` itself, which `run` does not know. */
const OWN_OPTIONS: readonly string[] = ['--system', '--tv', '--print', '--json'];

/**
 * The configuration is loaded as the service will load it. Throws Fault `config-wrong`, and `service-refused` for a
 * service of the machine without the right to make one, or without a user who is not root.
 */
export function serviceFrom(command: Command, { system, print }: ServiceFlags): TableService {
  const user = system === true ? machineUser(print === true) : thisUser();
  const environment = system === true ? {} : folderVariables();
  const folders = userFolders(environment, process.platform, user.home);
  const { config, file } = configFrom(command, folders);
  const { dataDir, backup, log } = config;
  const installed = installedRelease();
  return {
    program: thisProgram(),
    options: given(command),
    working: process.cwd(),
    user,
    config,
    writes: [
      dataDir,
      backup.folder,
      file === undefined ? folders.config : dirname(file),
      ...(log.file === 'stderr' ? [] : [dirname(log.file)]),
      ...(installed === undefined ? [] : [installed.root]),
    ],
    environment,
  };
}

/** Whoever typed sudo: a table is nothing that root should run. */
function machineUser(isOnlyPrinted: boolean): MachineUser {
  if (process.getuid?.() !== 0) {
    if (isOnlyPrinted) return thisUser();
    throw new Fault('service-refused', { say: 'service.notRoot', command: sudoLine() });
  }
  const user = sudoUser();
  if (user === undefined) throw new Fault('service-refused', { say: 'service.asRoot' });
  return user;
}

function folderVariables(): Readonly<Record<string, string>> {
  const names = ['XDG_CONFIG_HOME', 'XDG_DATA_HOME'];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = process.env[name];
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
}

/** As somebody typed them. */
function given(command: Command): readonly string[] {
  return command.options
    .filter(({ long }) => long != null && !OWN_OPTIONS.includes(long))
    .flatMap((option) => {
      if (command.getOptionValueSource(option.attributeName()) !== 'cli') return [];
      const value: unknown = command.getOptionValue(option.attributeName());
      // A switch and its twin have one value.
      if (typeof value === 'boolean') return value === option.negate ? [] : [option.long ?? ''];
      return [`${option.long}=${value}`];
    });
}
