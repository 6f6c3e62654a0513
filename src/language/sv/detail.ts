/** Swedish of `en/detail.ts`. */
import type { DETAIL as ENGLISH } from '../en/detail.ts';
import type { Words } from '../words.ts';
import { timeIn } from '../written.ts';
import { number } from './grammar.ts';

export const DETAIL = {
  about: ({ what, why }) => `${what}: ${why}`,
  cableOut: 'kabeln sitter inte i',
  cablePulled: 'kabeln drogs ur',
  otherSideGone: 'den andra sidan är borta',
  portClosed: 'porten stängdes',
  silent: ({ port, seconds }) =>
    `inget har kommit från ${port} på ${seconds === 1 ? 'en sekund' : `${seconds} s`}`,
  deaf: ({ port }) => `${port} svarar, men tar inte emot något: kontrollera ledaren till kortet`,
  mute: ({ port }) => `${port} svarar, men säger inget om sina knappar`,
  geometry: ({ slots, pixels, ourSlots, ourPixels, command }) =>
    `den byggdes för ${slots} tärningar med ${pixels} lysdioder i rad, det här programmet för ${ourSlots} med ${ourPixels}; stoppa bordet och kör \`${command}\``,
  driver: ({ why }) => `seriedrivrutinen går inte att ladda: ${why}`,
  permission: 'åtkomst nekad (Linux: sudo usermod -aG dialout $USER, logga sedan in på nytt)',
  noPort: ({ port, known }) => `det finns ingen port ${port}; ${known}`,
  noPorts: 'den här datorn har ingen serieport',
  ports: ({ ports }) => `det finns ${ports}`,
  portMoved: ({ port, boards }) => `porten ${port} finns inte längre, men ett kort på ${boards}`,
  orAuto: ({ known }) => `${known}; --port auto hittar kortet självt`,
  portInUse: ({ port }) => `${port} används av ett annat program`,
  severalBoards: ({ ports }) => `flera kort är anslutna, ange ett med --port: ${ports}`,
  noBoard: ({ known }) => `ingen Arduino hittades, ange dess port med --port; ${known}`,
  otherBoard: ({ port, board }) => `${port} är en Arduino ${board}`,
  otherChip: ({ chip }) => `dess krets är ${chip}, ingen ATmega328P`,
  flashSilent: 'ingen bootloader svarar, varken vid 115 200 baud eller vid 57 600',
  flashOutOfStep: 'dess bootloader har slutat svara',
  flashStopped: 'det avbröts',
  flashDiffers: ({ address }) => `det som skrevs på adress 0x${address} läses tillbaka annorlunda`,
  flashNotStarted: 'den fasta programvaran skrevs, men kortet säger inte att det kör den',
  firmataRuns: ({ firmware, wanted, command }) =>
    `det kör ${firmware}, inte ${wanted}; stoppa bordet och kör \`${command}\``,
  firmataBusy: ({ port, seconds }) =>
    `${port} har inte svarat på ${seconds} s: datorn har för mycket att göra för att emulera det`,
  firmataQuiet: ({ port, firmware, seconds }) =>
    `${port} har ${firmware}, men har inte svarat på ${seconds} s: kontrollera ledaren från datorn till kortet, eller så har datorn för mycket att göra`,
  firmataStranger: ({ port, bytes, command }) =>
    `${port} har skickat ${bytes} byte som inte är Firmata; har det firmware/dicetable.hex, starta med --board serial, annars stoppa bordet och kör \`${command}\``,
  mismatch: ({ theirs, ours, command }) =>
    `det talar protokoll ${theirs}, det här programmet ${ours}; stoppa bordet och kör \`${command}\``,
  modules: ({ working, all }) => `${working} av ${all} moduler svarar`,
  lowRail: ({ volts }) => `mindre än ${number(volts)} V`,
  board: ({ link, firmware }) => `${link}, ${firmware}`,
  firmware: ({ version, hash, ours }) =>
    `fast programvara ${version} (${hash}${ours === '' ? '' : `, inte ${ours} som i den här versionen`})`,
  sketch: ({ name, version }) => `${name} ${version}`,
  namelessSketch: 'ett namnlöst program',
  chipEnded: 'dess tråd har slutat',
  alreadyOpen: ({ name }) => `${name} är redan öppen`,
  noFileToCopy: ({ file }) => `${file}: den här journalen är ingen fil`,
  toldToFail: 'den här journalen blev tillsagd att misslyckas',
  inCopy: ({ file, why }) => `${file}: ${why}`,
  copySchema: ({ version, known }) => `den har schema ${version}, inte ${known}`,
  copyUnreadable: ({ events, why }) =>
    `en händelse efter händelse ${events} i dess journal går inte att läsa: ${why}`,
  copyPages: ({ problem }) => `SQLite anser att journalen i den är skadad: ${problem}`,
  copyMissing: ({ seq }) => `händelse ${seq} saknas i dess journal`,
  copyChanged: ({ seq }) => `händelse ${seq} i dess journal är inte vad som skrevs`,
  editChanged: ({ edit }) => `ändring ${edit} av topplistan är inte vad som skrevs`,
  bookChanged: ({ seq }) => `händelse ${seq} i böckerna är inte vad som skrevs`,
  eventMissing: ({ seq }) => `händelse ${seq} går inte att hitta`,
  noJournalIn: 'det finns ingen journal i den',
  threadEnded: 'tråden som skriver den har slutat',
  journalClosed: 'journalen är stängd',
  noJournal: ({ file }) => `${file} finns inte; --data-dir anger bordets datamapp`,
  noFile: ({ file }) => `${file} finns inte`,
  inUse: ({ file, holder }) => `${file} används av ${holder}`,
  holder: ({ process, host, since }) => `process ${process} på ${host} sedan ${timeIn('sv-SE', since)}`,
  somebody: 'en annan process',
  gone: ({ file }) => `${file} togs bort eller byttes ut medan bordet använde den`,
  notDurable: ({ file, mode, synchronous }) =>
    `${file} går inte att göra varaktig (journal mode ${mode}, synchronous ${synchronous})`,
  newerSchema: ({ file, version, known }) =>
    `${file} skrevs av en nyare Dicetable (schema ${version}, den här känner till ${known})`,
  olderSchema: ({ file, version }) =>
    `${file} skrevs av en Dicetable före 0.1.0 (schema ${version}); flytta undan den för att börja på en ny`,
  gameMoved: ({ start }) => `spelet från händelse ${start} är inte där det skrevs`,
  gameTwice: ({ game, first, second }) =>
    `två spel har nummer ${game}: de börjar vid händelserna ${first} och ${second}, och ett bord räknar sina spel från 1`,
  eventChanged: ({ file, seq }) => `händelse ${seq} i ${file} är inte vad som skrevs`,
  eventBroken: ({ seq, type }) =>
    `Händelse ${seq} (${type}) är inte vad som skrevs, eller en händelse före den saknas`,
  eventWrong: ({ seq, game, why }) =>
    `händelse ${seq}${game === 0 ? '' : ` i spel ${game}`} är inte vad ett bord skriver (${why.replace(/\.$/, '')})`,
  damagedLogStart: ({ log }) => `${log} har en skadad början`,
  damagedLog: ({ log, frame }) => `${log} har händelser efter skadade (ram ${frame})`,
  missingBesideLog: ({ log }) => `den saknas, men ${log} finns`,
  missing: ({ holder }) => `den saknas, och stängdes inte av ${holder}`,
  tooShort: ({ bytes }) => `den har bara ${bytes} byte`,
  lostEvents: ({ from, to, holder }) =>
    `den har förlorat händelse ${from} till ${to}: den stängdes inte av ${holder} (för att fortsätta utan dem, ta bort journal.holder)`,
  lostEdits: ({ from, to, holder }) =>
    `den har förlorat ändring ${from} till ${to} av topplistan: den stängdes inte av ${holder} (för att fortsätta utan dem, ta bort journal.holder)`,
  lostBooked: ({ from, to, holder }) =>
    `den har förlorat händelse ${from} till ${to} i böckerna: den stängdes inte av ${holder} (för att fortsätta utan dem, ta bort journal.holder)`,
  otherSchema: ({ file, what }) => `${file}: dess ${what} är inte som i en journal`,
  noRegularFile: ({ file }) => `${file} är ingen fil utan en enhet, ett rör eller en mapp`,
  noGame: ({ why }) => `händelserna i dess sista spel är inga som ett bord skriver (${why})`,
  isJournal: ({ file }) => `${file} är själva journalen`,
  fileThere: 'det finns redan en fil med det namnet',
  copyRemoved: ({ why }) => `${why}; kopian togs bort, och de äldre säkerhetskopiorna finns kvar`,
  backupsMeanwhile: ({ why }) => `${why}; medan ett bord är igång gör dess operatörssida säkerhetskopior`,
  newestBackup: ({ why, file }) => `${why}; den nyaste hela säkerhetskopian: dicetable restore ${file}`,
  noBackup: ({ why, folder }) => `${why}; det finns ingen säkerhetskopia i ${folder}`,
  takeBackup: ({ why, file }) => `${why}; den nyaste säkerhetskopian tas med: dicetable restore ${file}`,
  rulesGone: ({ game, rules }) =>
    `det oavslutade spelet ${game} följer ”${rules}”, och så heter inget regelverk`,
  everyAddress: 'alla adresser',
  address: ({ host, port }) => `port ${port} på ${host}`,
  inBrackets: ({ what, why }) => `${what} (${why})`,
} satisfies Words<typeof ENGLISH>;
