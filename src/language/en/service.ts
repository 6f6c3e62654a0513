/** The table as a service: what `dicetable service` says. */
import { plural } from './grammar.ts';

export const SERVICE = {
  summary: 'start the table with the machine, and again after a fault',
  help: 'Keeps the table running: install writes a service of systemd (macOS: a launch agent) and starts it, also after every start of the machine; remove takes it away again; status says whether it runs, and ends with 0 when it does and will again; tv shows the page for a TV on the whole screen. Options of the configuration are those the table is started with.',
  deed: 'what to do',
  system: 'a service of the machine instead of your own, shut off from the rest of it (with sudo)',
  tv: 'show the page for a TV on the whole screen when your desktop starts',
  print: 'print the unit file and change nothing',
  json: 'status as one line of JSON',
  plays: ({ address }: { readonly address: string }) => `The table plays at ${address}`,
  noAnswer: ({ address, log }: { readonly address: string; readonly log: string }) =>
    `it was started, but nothing answers at ${address}; ${log} shows why`,
  playsAlready: ({ address }: { readonly address: string }) =>
    `something answers at ${address} already; end that table first (Ctrl-C), or take another --http-port`,
  tvWaits: ({ address }: { readonly address: string }) =>
    `No table answers at ${address} yet: waiting for it.`,
  tvInstalled: ({ user, file }: { readonly user: string; readonly file: string }) =>
    `The TV page will be shown when the desktop of ${user} starts: ${file}`,
  linger: ({ user }: { readonly user: string }) =>
    `It starts only when ${user} logs in. To have it start with the machine: sudo loginctl enable-linger ${user}`,
  untried: 'This was never tried on a Mac: tell us how it went.',
  removed: ({ file }: { readonly file: string }) => `Removed: ${file}`,
  none: 'no service of Dicetable is installed; `dicetable service install` makes one',
  unit: ({ file }: { readonly file: string }) => file,
  running: ({ since, restarts }: { readonly since: string; readonly restarts: number }) =>
    `  runs${since === '' ? '' : ` since ${since}`}, started again ${restarts} ${plural(restarts, { one: 'time', other: 'times' })}`,
  stopped: ({ state, restarts }: { readonly state: string; readonly restarts: number }) =>
    `  does not run (${state}), started again ${restarts} ${plural(restarts, { one: 'time', other: 'times' })}`,
  unknown:
    '  systemd does not say whether it runs: log in as the user whose service it is (ssh will do) and ask again',
  unheard: '  systemd did not answer: a table that runs goes on until the machine is started again',
  withMachine: '  starts with the machine',
  twice: 'There are two, and only one table can have the data folder: remove them and install one.',
  noTv: 'No TV page is shown when the desktop starts (service install --tv).',
  tvThere: ({ file }: { readonly file: string }) => `The TV page is shown when the desktop starts: ${file}`,
  unwritable: ({ file, why }: { readonly file: string; readonly why: string }) =>
    `${file} cannot be written: ${why}`,
  foreign: ({ file }: { readonly file: string }) =>
    `${file} is there already, and not of ours; move it away first`,
  systemctl: (values: { readonly command: string; readonly why: string; readonly advice: string }) =>
    `\`${values.command}\` says "${values.why}"${values.advice === '' ? '' : `; ${values.advice}`}`,
  noSession: 'where you came by su or sudo, log in as that user instead (ssh will do)',
  launchctl: ({ command, why }: { readonly command: string; readonly why: string }) =>
    `\`${command}\` says "${why}"`,
  noSystemd: 'this machine has no systemd',
  noPort: 'port 0 is another one at every start: take one that people can find, with --http-port',
  notRoot: ({ command }: { readonly command: string }) =>
    `a service of the machine needs more rights; type: ${command}`,
  asRoot: 'a table is not run as root; type this with sudo, as the user who shall run it',
  noBrowser: ({ browsers }: { readonly browsers: string }) =>
    `no browser is installed that could show it (${browsers})`,
} as const;
