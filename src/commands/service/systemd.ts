/** The table as a service of systemd: a user's own, which needs no rights, or the machine's. */
import { existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Fault } from '../../fault/fault.ts';
import type { Code, Text } from '../../language/sentence.ts';
import { runTool } from '../../run-tool.ts';
import { removeOwn, requireOwn, writeOwn } from './own-file.ts';
import { systemdUnit } from './systemd-unit.ts';
import { type MachineUser, serialGroup, type TableService } from './table-service.ts';

const UNIT = 'dicetable.service';

/** Whose service it is. */
export interface Scope {
  readonly isSystem: boolean;
  /** Absolute path of the unit file. */
  readonly file: string;
}

export function systemScope(): Scope {
  return { isSystem: true, file: join('/etc/systemd/system', UNIT) };
}

/** `config` is the user's configuration folder, above `systemd`. */
export function userScope(config: string): Scope {
  return { isSystem: false, file: join(config, 'systemd', 'user', UNIT) };
}

/** Writes the unit, has it started now and with the machine. What is left to do by hand is returned. */
export async function installUnit(service: TableService, scope: Scope): Promise<readonly Code[]> {
  requireOwn(scope.file);
  await requireSystemd();
  // Nothing is written that it would not hear of.
  await control(scope, 'show', '--property=Version');
  const facts = scope.isSystem ? { serialGroup: serialGroup() } : undefined;
  writeOwn(scope.file, systemdUnit(service, facts));
  await control(scope, 'daemon-reload');
  await control(scope, 'enable', UNIT);
  // Also where an older one plays: its game goes on under the new one.
  await control(scope, 'restart', UNIT);
  return scope.isSystem ? [] : lingering(service.user);
}

/** Resolves when it was started again, not when its table plays. */
export async function restartUnit(scope: Scope): Promise<void> {
  await control(scope, 'restart', UNIT);
}

/** A user's services end with their last session, and start with their first, unless they linger. */
async function lingering({ name }: MachineUser): Promise<readonly Code[]> {
  if (!lingers(name)) await runTool('loginctl', ['enable-linger', name]);
  return lingers(name) ? [] : [{ say: 'service.linger', user: name }];
}

/** loginctl(1) keeps it so. */
export function lingers(user: string, folder = '/var/lib/systemd/linger'): boolean {
  return existsSync(join(folder, user));
}

export interface RemovedUnit {
  readonly file: string;
  /** False: systemd did not answer, so that a table which runs goes on until the machine is started again. */
  readonly isEnded: boolean;
}

/** Undefined where there was none. Throws like `removeOwn`. */
export async function removeUnit(scope: Scope): Promise<RemovedUnit | undefined> {
  const { file, isSystem } = scope;
  if (!existsSync(file)) return undefined;
  requireOwn(file);
  const isEnded = await answered(control(scope, 'disable', '--now', UNIT));
  removeOwn(file);
  rmSync(join(dirname(file), `${isSystem ? 'multi-user' : 'default'}.target.wants`, UNIT), { force: true });
  if (isEnded) await control(scope, 'daemon-reload');
  return { file, isEnded };
}

async function answered(asked: Promise<string>): Promise<boolean> {
  try {
    await asked;
    return true;
  } catch (error) {
    if (error instanceof Fault) return false;
    throw error;
  }
}

export interface UnitState {
  readonly isRunning: boolean;
  readonly isEnabled: boolean;
  /** systemd's own word, such as `auto-restart`; `UNKNOWN` where it does not answer. */
  readonly state: string;
  /** As systemd writes it; empty while it does not run. */
  readonly since: string;
  readonly restarts: number;
}

/** Of a service whose manager does not answer. */
export const UNKNOWN = 'unknown';

export async function unitState(scope: Scope): Promise<UnitState> {
  const names = ['ActiveState', 'SubState', 'UnitFileState', 'ActiveEnterTimestamp', 'NRestarts'];
  const said = await control(scope, 'show', UNIT, `--property=${names.join(',')}`).catch((error: unknown) => {
    if (error instanceof Fault) return `SubState=${UNKNOWN}`;
    throw error;
  });
  const values = new Map(said.split('\n').map((line) => [line.split('=')[0], line.replace(/^.*?=/, '')]));
  const isRunning = values.get('ActiveState') === 'active';
  return {
    isRunning,
    isEnabled: values.get('UnitFileState') === 'enabled',
    state: values.get('SubState') ?? '',
    since: isRunning ? (values.get('ActiveEnterTimestamp') ?? '') : '',
    restarts: Number(values.get('NRestarts') ?? 0),
  };
}

/** What systemctl printed. Throws Fault `service-refused` with its own words. */
async function control({ isSystem }: Scope, ...words: readonly string[]): Promise<string> {
  const all = [...(isSystem ? [] : ['--user']), '--no-pager', ...words];
  const { code, stdout, stderr } = await runTool('systemctl', all);
  if (code === 0) return stdout;
  const advice: Text = isSystem ? '' : { say: 'service.noSession' };
  const command = ['systemctl', ...all].join(' ');
  throw new Fault('service-refused', { say: 'service.systemctl', command, why: stderr.trim(), advice });
}

async function requireSystemd(): Promise<void> {
  if ((await runTool('systemctl', ['--version'])).code !== 0)
    throw new Fault('service-refused', { say: 'service.noSystemd' });
}
