/** The unit file that keeps a table running, for one user or for the whole machine (systemd.service(5), systemd.exec(5)). */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { MARK } from './own-file.ts';
import { runWords, type TableService } from './table-service.ts';

/** Ports below need a capability (capabilities(7)). */
const FIRST_FREE_PORT = 1024;

/** What a system's unit may name beside what a user's has. */
export interface SystemFacts {
  readonly serialGroup: string | undefined;
}

/**
 * `system` undefined: a unit of the user's own manager, which cannot name a user, nor close the file system without
 * rights that a user may not have.
 */
export function systemdUnit(service: TableService, system?: SystemFacts): string {
  const section = (name: string, ...lines: readonly string[]): string => [`[${name}]`, ...lines].join('\n');
  const environment = Object.entries(service.environment).map(
    ([name, value]) => `Environment=${quoted(`${name}=${value}`, '%')}`,
  );
  return [
    `# ${MARK}`,
    section(
      'Unit',
      'Description=Dicetable',
      // Else systemd gives up after five starts in ten seconds, and the table stays dark.
      'StartLimitIntervalSec=0',
    ),
    section(
      'Service',
      ...(system === undefined ? [] : asUser(service, system)),
      `WorkingDirectory=${percented(service.working)}`,
      ...environment,
      `ExecStart=${runWords(service)
        .map((word) => quoted(word, '%$'))
        .join(' ')}`,
      'Restart=always',
      'RestartSec=2',
      'UMask=0077',
      'NoNewPrivileges=yes',
      'LockPersonality=yes',
      'RestrictSUIDSGID=yes',
      'RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK',
      ...(system === undefined ? [] : closed(service)),
    ),
    section('Install', `WantedBy=${system === undefined ? 'default.target' : 'multi-user.target'}`),
  ]
    .map((text) => `${text}\n`)
    .join('\n');
}

function asUser({ user }: TableService, { serialGroup }: SystemFacts): readonly string[] {
  return [`User=${user.name}`, ...(serialGroup === undefined ? [] : [`SupplementaryGroups=${serialGroup}`])];
}

/** Keeps the table, and whatever could break into it, out of the rest of the machine. */
function closed({ config, user, writes }: TableService): readonly string[] {
  const capability = config.httpPort < FIRST_FREE_PORT ? 'CAP_NET_BIND_SERVICE' : '';
  return [
    'ProtectSystem=strict',
    `ReadWritePaths=${writable(user.home, writes)
      .map((folder) => quoted(folder, '%'))
      .join(' ')}`,
    'PrivateTmp=yes',
    'ProtectKernelTunables=yes',
    'ProtectKernelModules=yes',
    'ProtectControlGroups=yes',
    `CapabilityBoundingSet=${capability}`,
    ...(capability === '' ? [] : [`AmbientCapabilities=${capability}`]),
  ];
}

/** The home, and what lies outside it. systemd wants folders that exist, so a new one is made below its parent. */
function writable(home: string, writes: readonly string[]): readonly string[] {
  const outside = writes.filter((folder) => !isBelow(folder, home)).map(existing);
  return [...new Set([home, ...outside])];
}

function isBelow(folder: string, above: string): boolean {
  return folder === above || folder.startsWith(above.endsWith('/') ? above : `${above}/`);
}

function existing(folder: string): string {
  return existsSync(folder) ? folder : existing(dirname(folder));
}

/** One word, as systemd.syntax(7) has it; `doubled` are the characters that would mean something else alone. */
function quoted(word: string, doubled: string): string {
  const safe = [...word].map((letter) => (doubled.includes(letter) ? letter + letter : letter)).join('');
  return /^[\w@%+=:,./$-]+$/.test(safe) ? safe : `"${safe.replaceAll(/["\\]/g, '\\$&')}"`;
}

/** A setting that takes a path to the end of its line. */
function percented(path: string): string {
  return path.replaceAll('%', '%%');
}
