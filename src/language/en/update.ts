/** Another release on the table, and the way back: what `dicetable update` and the table itself say of it. */

export const UPDATE = {
  summary: 'put another release on the table; it goes back by itself when that does not play',
  help: 'Takes a release that is one file (`*.dicetable`), checks its signature with update.key of the cabinet file, unpacks it beside the one that plays, and restarts the table, which tries it: on a copy of the journal, with its firmware on the board, and for a minute at most until the table is lit and serves. Else the old one plays on.',
  file: 'the release',
  backSummary: 'play on with the release before',
  backHelp:
    'Tries the release that played before, as `dicetable update` does a new one. Where it cannot read what was played since, it says so: --old-journal then goes on with the journal as that release left it, and keeps the present one in a file beside it.',
  oldJournal: 'go on with the journal of that release; what was played since stays in a file',

  noFile: ({ folder }: { readonly folder: string }) =>
    `no newer release for this computer, signed with update.key, lies in ${folder} or on a USB stick`,
  noRelease: ({ file }: { readonly file: string }) => `${file} is no release of Dicetable`,
  noPlainFile: ({ file }: { readonly file: string }) =>
    `${file} is no file, but a folder, a pipe or a device: name the release itself`,
  unreadable: ({ file, why }: { readonly file: string; readonly why: string }) =>
    `${file} cannot be read: ${why}`,
  wrongSignature: ({ file }: { readonly file: string }) =>
    `the signature of ${file} does not fit update.key of the cabinet file: take it from whom you have that key, or ask them for theirs`,
  cutShort: ({
    file,
    found,
    bytes,
  }: {
    readonly file: string;
    readonly found: number;
    readonly bytes: number;
  }) =>
    `${file} was not copied completely: behind its signature are ${found} bytes, and ${bytes} were signed; copy it again`,
  wrongChecksum: ({ file }: { readonly file: string }) =>
    `${file} was damaged on its way: its checksum is another one; copy it again`,
  otherContent: ({ file }: { readonly file: string }) => `${file} holds another release than it says`,
  notUnpacked: ({ file, why }: { readonly file: string; readonly why: string }) =>
    `${file} cannot be unpacked: ${why}`,
  noRoom: (values: { readonly folder: string; readonly free: number; readonly needed: number }) =>
    `the disk of ${values.folder} has ${values.free} MB free, and ${values.needed} MB are needed; remove what is not`,
  otherPlatform: ({ platform, ours }: { readonly platform: string; readonly ours: string }) =>
    `it was made for ${platform}, and this computer is ${ours}: take the file for that`,
  playsAlready: ({ name }: { readonly name: string }) => `${name} plays already`,
  older: ({
    version,
    name,
    ours,
  }: {
    readonly version: string;
    readonly name: string;
    readonly ours: string;
  }) =>
    `${name} is older than ${ours}, which plays; \`dicetable go-back\` goes back to the release before, and the table of ${version} needs its own folder`,
  olderJournal: ({ version }: { readonly version: string }) =>
    `${version} cannot read the journal of this table`,
  noLinks:
    'on Windows releases cannot be exchanged: stop the table, and install the new one as you did the first',
  notInstalled:
    'this Dicetable is no installed release: in a checkout type `git pull && npm ci` and start it again; how a release is installed says src/update',
  notCurrent: ({ current, root }: { readonly current: string; readonly root: string }) =>
    `another release plays here, ${current}: type ${root}/current/bin/dicetable`,
  noKey:
    'no key says whose releases are taken: write `update: {key: …}` into the cabinet file, with the key that the maker of the release gave you',
  noPort: 'a table whose port is another one at every start cannot be watched: take one with --http-port',
  underWay: ({ name }: { readonly name: string }) =>
    `${name} is to be tried already: restart the table (\`systemctl --user restart dicetable\`), and wait for what comes of it`,
  nothingBefore: 'there is no release before this one to go back to',
  noOldJournal: ({ version }: { readonly version: string }) =>
    `${version} cannot read the journal of this table, and none from its time was kept`,
  newerJournal: ({ version }: { readonly version: string }) =>
    `${version} cannot read what was played and counted since the update; \`dicetable go-back --old-journal\` goes on with the journal from before it, and keeps the present one in the data folder`,

  gone: ({ name }: { readonly name: string }) => `${name} is no longer on the disk`,
  tooOften: ({ times }: { readonly times: number }) =>
    `the table, or the machine, ended ${times} times while it was tried`,
  notCopied: ({ why }: { readonly why: string }) => `no copy of the journal could be made: ${why}`,
  late: ({ minutes }: { readonly minutes: number }) => `it was not ready after ${minutes} minutes`,
  rehearsal: ({ why }: { readonly why: string }) => `it does not take a copy of the journal: ${why}`,
  journalNotPut: ({ why }: { readonly why: string }) =>
    `it does not go on with the journal of its time: ${why}`,
  notFlashed: ({ why }: { readonly why: string }) => `its firmware could not be put on the board: ${why}`,
  ended: ({ version, code }: { readonly version: string; readonly code: number }) =>
    `${version} ended with ${code}`,
  dark: ({
    version,
    seconds,
    why,
  }: {
    readonly version: string;
    readonly why: string;
    readonly seconds: number;
  }) => `after ${seconds} s with ${version}, ${why}`,
  silent: ({ address }: { readonly address: string }) => `nothing answers at ${address}`,
  otherTable: ({ address, found }: { readonly address: string; readonly found: string }) =>
    `another Dicetable (${found}) answers at ${address}`,
  faulty: ({ fault }: { readonly fault: string }) => `the table says: ${fault}`,
  noBoard: 'its board does not answer',

  checked: ({ name }: { readonly name: string }) =>
    `${name}: signature and checksum are right, and it is on the disk.`,
  startAgain: ({ root }: { readonly root: string }) =>
    `It is tried at the next start of the table: end it (Ctrl-C, or stop its service), and start ${root}/current/bin/dicetable again.`,
  asRoot: 'It is tried at the next start of the table: sudo systemctl restart dicetable',
  restarts: 'The table starts again and tries it; the game goes on.',
  tries: ({ name }: { readonly name: string }) => `Trying ${name}`,
  rehearses: ({ megabytes, minutes }: { readonly megabytes: number; readonly minutes: number }) =>
    `It reads a copy of the journal first, of ${megabytes} MB, which is given up after ${minutes} minutes at most`,
  plays: ({ name }: { readonly name: string }) => `${name} plays.`,
  wentBack: ({ name, why }: { readonly name: string; readonly why: string }) =>
    `${name} was given up, and the release before plays on: ${why}`,
  noEnd:
    'after twenty minutes it is still being tried; `dicetable service status` says whether the table runs',
  journalStays: ({ why }: { readonly why: string }) =>
    `The journal from before could not be put back: ${why}`,
  boardStays: ({ why }: { readonly why: string }) => `The board has the other firmware still: ${why}`,
} as const;
