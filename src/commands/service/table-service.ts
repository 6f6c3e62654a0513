/** What a service starts: this table, as it was named on the command line, for one person of this machine. */
import { readFileSync } from 'node:fs';
import { homedir, userInfo } from 'node:os';
import type { Config } from '../../config/schema.ts';

/** Whoever the table runs as. */
export interface MachineUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
  readonly home: string;
}

export interface TableService {
  /** Its words before the options, the first of which is an absolute path. */
  readonly program: readonly string[];
  /** Options of `dicetable run`. */
  readonly options: readonly string[];
  /** Where `cabinet.yaml` is looked for, and what relative paths are seen from. */
  readonly working: string;
  readonly user: MachineUser;
  readonly config: Pick<Config, 'dataDir' | 'httpPort' | 'host'>;
  /** Absolute folders that the table writes to. */
  readonly writes: readonly string[];
  /** Those of `XDG_CONFIG_HOME` and `XDG_DATA_HOME` that say where its files are. */
  readonly environment: Readonly<Record<string, string>>;
}

/** The words behind `dicetable` that play this table. */
export function runWords({ program, options }: TableService): readonly string[] {
  return [...program, 'run', ...options];
}

export function thisUser(): MachineUser {
  const { username, uid, gid } = userInfo();
  return { name: username, uid, gid, home: homedir() };
}

/** Of this name in the list of accounts (passwd(5)), or undefined. */
export function userNamed(name: string, passwd = '/etc/passwd'): MachineUser | undefined {
  for (const line of readFileSync(passwd, 'utf8').split('\n')) {
    const [login, , uid, gid, , home] = line.split(':');
    if (login === name && home !== undefined) return { name, uid: Number(uid), gid: Number(gid), home };
  }
  return undefined;
}

/** The group that may use serial ports: `dialout` at Debian's, `uucp` at Arch's. Undefined where there is none. */
export function serialGroup(groups = '/etc/group'): string | undefined {
  const names = readFileSync(groups, 'utf8')
    .split('\n')
    .map((line) => line.slice(0, line.indexOf(':')));
  return ['dialout', 'uucp'].find((name) => names.includes(name));
}
