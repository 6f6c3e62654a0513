/** What is wrong here and now: what stands between the name of a fault and what to do. Clauses without a full stop. */
import { timeIn } from '../written.ts';

export const DETAIL = {
  about: ({ what, why }: { readonly what: string; readonly why: string }) => `${what}: ${why}`,
  cableOut: 'the cable is out',
  cablePulled: 'the cable was pulled',
  otherSideGone: 'the other side has gone',
  portClosed: 'the port was closed',
  silent: ({ port, seconds }: { readonly port: string; readonly seconds: number }) =>
    `nothing has come from ${port} for ${seconds === 1 ? 'a second' : `${seconds} s`}`,
  deaf: ({ port }: { readonly port: string }) =>
    `${port} answers, but takes nothing: check the wire to the board`,
  mute: ({ port }: { readonly port: string }) => `${port} answers, but tells nothing of its buttons`,
  geometry: (values: {
    readonly slots: number;
    readonly pixels: number;
    readonly ourSlots: number;
    readonly ourPixels: number;
    readonly command: string;
  }) =>
    `it was built for ${values.slots} dice with ${values.pixels} LEDs in a row, this program for ${values.ourSlots} with ${values.ourPixels}; stop the table and run \`${values.command}\``,
  driver: ({ why }: { readonly why: string }) => `the serial driver cannot be loaded: ${why}`,
  permission: 'permission denied (Linux: sudo usermod -aG dialout $USER, then log in again)',
  noPort: ({ port, known }: { readonly port: string; readonly known: string }) =>
    `there is no port ${port}; ${known}`,
  noPorts: 'there is no serial port on this machine',
  ports: ({ ports }: { readonly ports: string }) => `there are ${ports}`,
  portMoved: ({ port, boards }: { readonly port: string; readonly boards: string }) =>
    `there is no port ${port} any more, but a board at ${boards}`,
  orAuto: ({ known }: { readonly known: string }) => `${known}; --port auto finds the board by itself`,
  portInUse: ({ port }: { readonly port: string }) => `${port} is in use by another program`,
  severalBoards: ({ ports }: { readonly ports: string }) =>
    `several boards are connected, name one with --port: ${ports}`,
  noBoard: ({ known }: { readonly known: string }) =>
    `no Arduino was found, name its port with --port; ${known}`,
  otherBoard: ({ port, board }: { readonly port: string; readonly board: string }) =>
    `${port} is an Arduino ${board}`,
  otherChip: ({ chip }: { readonly chip: string }) => `its chip is ${chip}, not an ATmega328P`,
  flashSilent: 'no bootloader answers, neither at 115,200 baud nor at 57,600',
  flashOutOfStep: 'its bootloader has stopped answering',
  flashStopped: 'it was stopped',
  flashDiffers: ({ address }: { readonly address: string }) =>
    `what was written to address 0x${address} reads back differently`,
  flashNotStarted: 'the firmware was written, but the board does not say that it runs it',
  firmataRuns: (values: { readonly firmware: string; readonly wanted: string; readonly command: string }) =>
    `it runs ${values.firmware}, not ${values.wanted}; stop the table and run \`${values.command}\``,
  firmataBusy: ({ port, seconds }: { readonly port: string; readonly seconds: number }) =>
    `${port} has not answered for ${seconds} s: this computer is too busy to emulate it`,
  firmataQuiet: (values: { readonly port: string; readonly firmware: string; readonly seconds: number }) =>
    `${values.port} has ${values.firmware}, but has not answered for ${values.seconds} s: check the wire from this computer to the board, or this computer is too busy`,
  firmataStranger: (values: { readonly port: string; readonly bytes: number; readonly command: string }) =>
    `${values.port} has sent ${values.bytes} bytes that are no Firmata; if it is flashed with firmware/dicetable.hex, start with --board serial, else stop the table and run \`${values.command}\``,
  mismatch: (values: { readonly theirs: string; readonly ours: string; readonly command: string }) =>
    `it speaks protocol ${values.theirs}, this program ${values.ours}; stop the table and run \`${values.command}\``,
  modules: ({ working, all }: { readonly working: number; readonly all: number }) =>
    `${working} of ${all} modules answer`,
  lowRail: ({ volts }: { readonly volts: number }) => `less than ${volts} V`,
  /** What a board is: where it hangs, and what it runs. */
  board: ({ link, firmware }: { readonly link: string; readonly firmware: string }) => `${link}, ${firmware}`,
  firmware: ({
    version,
    hash,
    ours,
  }: {
    readonly version: string;
    readonly hash: string;
    readonly ours: string;
  }) => `firmware ${version} (${hash}${ours === '' ? '' : `, not the ${ours} of this version`})`,
  sketch: ({ name, version }: { readonly name: string; readonly version: string }) => `${name} ${version}`,
  namelessSketch: 'a nameless sketch',
  chipEnded: 'its thread has ended',
  alreadyOpen: ({ name }: { readonly name: string }) => `${name} is open already`,
  noFileToCopy: ({ file }: { readonly file: string }) => `${file}: this journal is no file`,
  toldToFail: 'this journal was told to fail',
  inCopy: ({ file, why }: { readonly file: string; readonly why: string }) => `${file}: ${why}`,
  copySchema: ({ version, known }: { readonly version: number; readonly known: number }) =>
    `it has schema ${version}, not ${known}`,
  copyUnreadable: ({ events, why }: { readonly events: number; readonly why: string }) =>
    `an event after event ${events} of the journal in it cannot be read: ${why}`,
  copyPages: ({ problem }: { readonly problem: string }) =>
    `SQLite finds the journal in it damaged: ${problem}`,
  copyMissing: ({ seq }: { readonly seq: number }) => `event ${seq} of the journal in it is missing`,
  copyChanged: ({ seq }: { readonly seq: number }) =>
    `event ${seq} of the journal in it is not what was written`,
  editChanged: ({ edit }: { readonly edit: number }) =>
    `edit ${edit} of the hall of fame is not what was written`,
  bookChanged: ({ seq }: { readonly seq: number }) => `event ${seq} of the books is not what was written`,
  eventMissing: ({ seq }: { readonly seq: number }) => `event ${seq} cannot be found`,
  noJournalIn: 'there is no journal in it',
  threadEnded: 'the thread that writes it has ended',
  journalClosed: 'the journal is closed',
  noJournal: ({ file }: { readonly file: string }) =>
    `there is no ${file}; --data-dir names the data folder of the table`,
  noFile: ({ file }: { readonly file: string }) => `there is no ${file}`,
  inUse: ({ file, holder }: { readonly file: string; readonly holder: string }) =>
    `${file} is in use by ${holder}`,
  holder: (values: { readonly process: string; readonly host: string; readonly since: string }) =>
    `process ${values.process} on ${values.host} since ${timeIn('en-GB', values.since)}`,
  somebody: 'another process',
  gone: ({ file }: { readonly file: string }) =>
    `${file} was removed or replaced while the table was using it`,
  notDurable: (values: { readonly file: string; readonly mode: string; readonly synchronous: string }) =>
    `${values.file} cannot be made durable (journal mode ${values.mode}, synchronous ${values.synchronous})`,
  newerSchema: (values: { readonly file: string; readonly version: number; readonly known: number }) =>
    `${values.file} was written by a newer Dicetable (schema ${values.version}, this one knows ${values.known})`,
  olderSchema: ({ file, version }: { readonly file: string; readonly version: number }) =>
    `${file} was written by a Dicetable before 0.1.0 (schema ${version}); move it away to begin a new one`,
  gameMoved: ({ start }: { readonly start: number }) =>
    `the game from event ${start} on is not where it was written`,
  gameTwice: (values: { readonly [Name in 'game' | 'first' | 'second']: number }) =>
    `two games have the number ${values.game}: they begin at events ${values.first} and ${values.second}, and a table counts its games from 1`,
  eventChanged: ({ file, seq }: { readonly file: string; readonly seq: number }) =>
    `event ${seq} of ${file} is not what was written`,
  eventBroken: ({ seq, type }: { readonly seq: number; readonly type: string }) =>
    `Event ${seq} (${type}) is not what was written, or an event before it is missing`,
  eventWrong: (values: { readonly seq: number; readonly game: number; readonly why: string }) =>
    `event ${values.seq}${values.game === 0 ? '' : ` of game ${values.game}`} is not what a table writes (${values.why.replace(/\.$/, '')})`,
  damagedLogStart: ({ log }: { readonly log: string }) => `${log} has a damaged beginning`,
  damagedLog: ({ log, frame }: { readonly log: string; readonly frame: number }) =>
    `${log} has events after damaged ones (frame ${frame})`,
  missingBesideLog: ({ log }: { readonly log: string }) => `it is missing, but ${log} is there`,
  missing: ({ holder }: { readonly holder: string }) => `it is missing, and was not closed by ${holder}`,
  tooShort: ({ bytes }: { readonly bytes: number }) => `it has only ${bytes} bytes`,
  lostEvents: (values: { readonly from: number; readonly to: number; readonly holder: string }) =>
    `it has lost event ${values.from} to ${values.to}: it was not closed by ${values.holder} (to go on without, remove journal.holder)`,
  lostEdits: (values: { readonly from: number; readonly to: number; readonly holder: string }) =>
    `it has lost edit ${values.from} to ${values.to} of the hall of fame: it was not closed by ${values.holder} (to go on without, remove journal.holder)`,
  lostBooked: (values: { readonly from: number; readonly to: number; readonly holder: string }) =>
    `it has lost event ${values.from} to ${values.to} of the books: it was not closed by ${values.holder} (to go on without, remove journal.holder)`,
  otherSchema: ({ file, what }: { readonly file: string; readonly what: string }) =>
    `${file}: its ${what} is not as in a journal`,
  noRegularFile: ({ file }: { readonly file: string }) =>
    `${file} is no file but a device, a pipe or a folder`,
  noGame: ({ why }: { readonly why: string }) =>
    `the events of its last game are none that a table writes (${why})`,
  isJournal: ({ file }: { readonly file: string }) => `${file} is the journal itself`,
  fileThere: 'there is a file of that name already',
  copyRemoved: ({ why }: { readonly why: string }) =>
    `${why}; the copy was removed, and the older backups are kept`,
  backupsMeanwhile: ({ why }: { readonly why: string }) =>
    `${why}; while a table runs, its operator page makes backups`,
  newestBackup: ({ why, file }: { readonly why: string; readonly file: string }) =>
    `${why}; the newest whole backup: dicetable restore ${file}`,
  noBackup: ({ why, folder }: { readonly why: string; readonly folder: string }) =>
    `${why}; there is no backup in ${folder}`,
  takeBackup: ({ why, file }: { readonly why: string; readonly file: string }) =>
    `${why}; the newest backup is taken with: dicetable restore ${file}`,
  rulesGone: ({ game, rules }: { readonly game: number; readonly rules: string }) =>
    `the unfinished game ${game} is played by "${rules}", which no rule set is called`,
  everyAddress: 'every address',
  address: ({ host, port }: { readonly host: string; readonly port: number }) => `${host}, port ${port}`,
  inBrackets: ({ what, why }: { readonly what: string; readonly why: string }) => `${what} (${why})`,
} as const;
