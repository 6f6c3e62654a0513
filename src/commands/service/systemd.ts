/** The table as a service of systemd: a user's own, which needs no rights, or the machine's. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../../fault/fault.ts';
import type { Code, Text } from '../../language/sentence.ts';
import { removeOwn, writeOwn } from './own-file.ts';
import { systemdUnit } from './systemd-unit.ts';
import { type MachineUser, serialGroup, type TableService } from './table-service.ts';
import { runTool } from './tool.ts';

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
  await requireSystemd();
  const facts = scope.isSystem ? { serialGroup: serialGroup() } : undefined;
  writeOwn(scope.file, systemdUnit(service, facts));
  await control(scope, 'daemon-reload');
  await control(scope, 'enable', UNIT);
  // Also where an older one plays: its game goes on under the new one.
  await control(scope, 'restart', UNIT);
  return scope.isSystem ? [] : lingering(service.user);
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

/** False where there was none. */
export async function removeUnit(scope: Scope): Promise<boolean> {
  if (!existsSync(scope.file)) return false;
  await requireSystemd();
  await control(scope, 'disable', '--now', UNIT);
  const removed = removeOwn(scope.file);
  await control(scope, 'daemon-reload');
  return removed;
}

export interface UnitState {
  readonly isRunning: boolean;
  readonly isEnabled: boolean;
  /** systemd's own word, such as `auto-restart`. */
  readonly state: string;
  /** As systemd writes it; empty while it does not run. */
  readonly since: string;
  readonly restarts: number;
}

export async function unitState(scope: Scope): Promise<UnitState> {
  await requireSystemd();
  const names = ['ActiveState', 'SubState', 'UnitFileState', 'ActiveEnterTimestamp', 'NRestarts'];
  const said = await control(scope, 'show', UNIT, `--property=${names.join(',')}`);
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
