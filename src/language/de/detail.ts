/** German of `en/detail.ts`. */
import type { DETAIL as ENGLISH } from '../en/detail.ts';
import type { Words } from '../words.ts';
import { timeIn } from '../written.ts';
import { number } from './grammar.ts';

export const DETAIL = {
  about: ({ what, why }) => `${what}: ${why}`,
  cableOut: 'das Kabel steckt nicht',
  cablePulled: 'das Kabel wurde gezogen',
  otherSideGone: 'die andere Seite ist weg',
  portClosed: 'der Anschluss wurde geschlossen',
  silent: ({ port, seconds }) =>
    `seit ${seconds === 1 ? 'einer Sekunde' : `${number(seconds)} s`} kam nichts von ${port}`,
  deaf: ({ port }) => `${port} antwortet, nimmt aber nichts an: die Leitung zur Platine prüfen`,
  mute: ({ port }) => `${port} antwortet, aber die Platine dort sagt nichts von ihren Tasten`,
  geometry: ({ slots, pixels, ourSlots, ourPixels, command }) =>
    `sie wurde für ${slots} Würfel mit ${pixels} LEDs in einer Reihe gebaut, dieses Programm für ${ourSlots} mit ${ourPixels}; den Tisch anhalten und \`${command}\` aufrufen`,
  driver: ({ why }) => `der serielle Treiber lässt sich nicht laden: ${why}`,
  permission: 'keine Erlaubnis (Linux: sudo usermod -aG dialout $USER, dann neu anmelden)',
  noPort: ({ port, known }) => `es gibt keinen Anschluss ${port}; ${known}`,
  noPorts: 'dieser Rechner hat keinen seriellen Anschluss',
  ports: ({ ports }) => `es gibt ${ports}`,
  portMoved: ({ port, boards }) => `den Anschluss ${port} gibt es nicht mehr, aber eine Platine an ${boards}`,
  orAuto: ({ known }) => `${known}; --port auto findet die Platine selbst`,
  portInUse: ({ port }) => `${port} wird von einem anderen Programm benutzt`,
  severalBoards: ({ ports }) => `mehrere Platinen sind angeschlossen, eine mit --port nennen: ${ports}`,
  noBoard: ({ known }) => `kein Arduino gefunden, seinen Anschluss mit --port nennen; ${known}`,
  otherBoard: ({ port, board }) => `an ${port} hängt ein Arduino ${board}`,
  otherChip: ({ chip }) => `ihr Chip ist ${chip}, kein ATmega328P`,
  flashSilent: 'kein Bootloader antwortet, weder mit 115.200 Baud noch mit 57.600',
  flashOutOfStep: 'ihr Bootloader antwortet nicht mehr',
  flashStopped: 'es wurde angehalten',
  flashDiffers: ({ address }) => `was an Adresse 0x${address} geschrieben wurde, liest sich anders zurück`,
  flashNotStarted: 'die Firmware wurde geschrieben, aber die Platine sagt nicht, dass sie auf ihr läuft',
  firmataRuns: ({ firmware, wanted, command }) =>
    `auf ihr läuft ${firmware}, nicht ${wanted}; den Tisch anhalten und \`${command}\` aufrufen`,
  firmataBusy: ({ port, seconds }) =>
    `${port} hat seit ${seconds} s nicht geantwortet: Dieser Rechner ist zu beschäftigt, um die Platine nachzubilden`,
  firmataQuiet: ({ port, firmware, seconds }) =>
    `${port} hat ${firmware}, aber seit ${seconds} s nicht geantwortet: die Leitung von diesem Rechner zur Platine prüfen, oder dieser Rechner ist zu beschäftigt`,
  firmataStranger: ({ port, bytes, command }) =>
    `${port} hat ${bytes} Byte geschickt, die kein Firmata sind; ist die Platine mit firmware/dicetable.hex bespielt, mit --board serial starten, sonst den Tisch anhalten und \`${command}\` aufrufen`,
  mismatch: ({ theirs, ours, command }) =>
    `sie spricht Protokoll ${theirs}, dieses Programm ${ours}; den Tisch anhalten und \`${command}\` aufrufen`,
  modules: ({ working, all }) => `${working} von ${all} Modulen antworten`,
  lowRail: ({ volts }) => `weniger als ${number(volts)} V`,
  board: ({ link, firmware }) => `${link}, ${firmware}`,
  firmware: ({ version, hash, ours }) =>
    `Firmware ${version} (${hash}${ours === '' ? '' : `, nicht die ${ours} dieser Version`})`,
  sketch: ({ name, version }) => `${name} ${version}`,
  namelessSketch: 'ein namenloser Sketch',
  chipEnded: 'sein Thread ist zu Ende',
  alreadyOpen: ({ name }) => `${name} ist schon offen`,
  noFileToCopy: ({ file }) => `${file}: dieses Journal ist keine Datei`,
  toldToFail: 'dieses Journal sollte scheitern',
  inCopy: ({ file, why }) => `${file}: ${why}`,
  copySchema: ({ version, known }) => `sie hat Schema ${version}, nicht ${known}`,
  copyUnreadable: ({ events, why }) =>
    `ein Ereignis nach Ereignis ${events} des Journals darin ist nicht zu lesen: ${why}`,
  copyPages: ({ problem }) => `SQLite findet das Journal darin beschädigt: ${problem}`,
  copyMissing: ({ seq }) => `Ereignis ${seq} des Journals darin fehlt`,
  copyChanged: ({ seq }) => `Ereignis ${seq} des Journals darin ist nicht, was geschrieben wurde`,
  editChanged: ({ edit }) => `Änderung ${edit} der Bestenliste ist nicht das, was geschrieben wurde`,
  bookChanged: ({ seq }) => `Ereignis ${seq} der Bücher ist nicht das, was geschrieben wurde`,
  eventMissing: ({ seq }) => `Ereignis ${seq} ist nicht zu finden`,
  noJournalIn: 'es ist kein Journal darin',
  threadEnded: 'der Thread, der es schreibt, ist zu Ende',
  journalClosed: 'das Journal ist geschlossen',
  noJournal: ({ file }) => `es gibt kein ${file}; --data-dir nennt den Datenordner des Tisches`,
  noFile: ({ file }) => `es gibt kein ${file}`,
  inUse: ({ file, holder }) => `${holder} benutzt ${file}`,
  holder: ({ process, host, since }) => `Prozess ${process} auf ${host} (seit ${timeIn('de-DE', since)})`,
  somebody: 'ein anderer Prozess',
  gone: ({ file }) => `${file} wurde entfernt oder ersetzt, während der Tisch es benutzte`,
  notDurable: ({ file, mode, synchronous }) =>
    `${file} lässt sich nicht dauerhaft schreiben (journal mode ${mode}, synchronous ${synchronous})`,
  newerSchema: ({ file, version, known }) =>
    `${file} wurde von einem neueren Dicetable geschrieben (Schema ${version}, dieses kennt ${known})`,
  olderSchema: ({ file, version }) =>
    `${file} wurde von einem Dicetable vor 0.1.0 geschrieben (Schema ${version}); wegräumen, um ein neues zu beginnen`,
  gameMoved: ({ start }) => `das Spiel ab Ereignis ${start} steht nicht dort, wo es geschrieben wurde`,
  gameTwice: ({ game, first, second }) =>
    `zwei Spiele haben die Nummer ${game}: Sie beginnen bei den Ereignissen ${first} und ${second}, und ein Tisch zählt seine Spiele von 1 an`,
  eventChanged: ({ file, seq }) => `Ereignis ${seq} von ${file} ist nicht das, was geschrieben wurde`,
  eventBroken: ({ seq, type }) =>
    `Ereignis ${seq} (${type}) ist nicht das, was geschrieben wurde, oder ein früheres fehlt`,
  eventWrong: ({ seq, game, why }) =>
    `Ereignis ${seq}${game === 0 ? '' : ` von Spiel ${game}`} ist nicht, was ein Tisch schreibt (${why.replace(/\.$/, '')})`,
  damagedLogStart: ({ log }) => `${log} hat einen beschädigten Anfang`,
  damagedLog: ({ log, frame }) => `${log} hat Ereignisse nach beschädigten (Frame ${frame})`,
  missingBesideLog: ({ log }) => `es fehlt, aber ${log} ist da`,
  missing: ({ holder }) => `es fehlt, und ${holder} hat es nicht geschlossen`,
  tooShort: ({ bytes }) => `es hat nur ${bytes} Byte`,
  lostEvents: ({ from, to, holder }) =>
    `es hat Ereignis ${from} bis ${to} verloren, und ${holder} hat es nicht geschlossen (um ohne weiterzumachen, journal.holder entfernen)`,
  lostEdits: ({ from, to, holder }) =>
    `es hat Änderung ${from} bis ${to} der Bestenliste verloren, und ${holder} hat es nicht geschlossen (um ohne weiterzumachen, journal.holder entfernen)`,
  lostBooked: ({ from, to, holder }) =>
    `es hat Ereignis ${from} bis ${to} der Bücher verloren, und ${holder} hat es nicht geschlossen (um ohne weiterzumachen, journal.holder entfernen)`,
  otherSchema: ({ file, what }) => `${file}: darin ist ${what} nicht wie in einem Journal`,
  noRegularFile: ({ file }) => `${file} ist keine Datei, sondern ein Gerät, eine Pipe oder ein Ordner`,
  noGame: ({ why }) => `die Ereignisse seines letzten Spiels sind keine, die ein Tisch schreibt (${why})`,
  isJournal: ({ file }) => `${file} ist das Journal selbst`,
  fileThere: 'es gibt schon eine Datei dieses Namens',
  copyRemoved: ({ why }) => `${why}; die Kopie wurde entfernt, die älteren Sicherungen bleiben`,
  backupsMeanwhile: ({ why }) => `${why}; solange ein Tisch läuft, macht seine Betriebsseite Sicherungen`,
  newestBackup: ({ why, file }) => `${why}; die neueste ganze Sicherung: dicetable restore ${file}`,
  noBackup: ({ why, folder }) => `${why}; in ${folder} ist keine Sicherung`,
  takeBackup: ({ why, file }) => `${why}; die neueste Sicherung nimmt: dicetable restore ${file}`,
  rulesGone: ({ game, rules }) =>
    `das unbeendete Spiel ${game} wird nach „${rules}“ gespielt, und so heißen keine Spielregeln`,
  everyAddress: 'jede Adresse',
  address: ({ host, port }) => `${host}, Port ${port}`,
  inBrackets: ({ what, why }) => `${what} (${why})`,
} satisfies Words<typeof ENGLISH>;
