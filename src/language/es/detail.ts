/** Spanish of `en/detail.ts`. */
import type { DETAIL as ENGLISH } from '../en/detail.ts';
import type { Words } from '../words.ts';
import { timeIn } from '../written.ts';
import { number } from './grammar.ts';

export const DETAIL = {
  about: ({ what, why }) => `${what}: ${why}`,
  cableOut: 'el cable está desenchufado',
  cablePulled: 'se ha tirado del cable',
  otherSideGone: 'el otro lado ya no está',
  portClosed: 'el puerto se ha cerrado',
  silent: ({ port, seconds }) =>
    `no llega nada de ${port} desde hace ${seconds === 1 ? 'un segundo' : `${number(seconds)} s`}`,
  deaf: ({ port }) => `${port} responde, pero no toma nada: mira el cable hasta la placa`,
  mute: ({ port }) => `${port} responde, pero no dice nada de sus botones`,
  geometry: ({ slots, pixels, ourSlots, ourPixels, command }) =>
    `se hizo para ${slots} dados con ${pixels} LED en fila, este programa para ${ourSlots} con ${ourPixels}; para la mesa y ejecuta \`${command}\``,
  driver: ({ why }) => `no se puede cargar el controlador serie: ${why}`,
  permission: 'falta el permiso (Linux: sudo usermod -aG dialout $USER, y entra otra vez en la sesión)',
  noPort: ({ port, known }) => `no hay puerto ${port}; ${known}`,
  noPorts: 'en esta máquina no hay ningún puerto serie',
  ports: ({ ports }) => `hay ${ports}`,
  portMoved: ({ port, boards }) => `ya no hay puerto ${port}, pero sí una placa en ${boards}`,
  orAuto: ({ known }) => `${known}; --port auto encuentra la placa solo`,
  portInUse: ({ port }) => `otro programa está usando ${port}`,
  severalBoards: ({ ports }) => `hay varias placas, nombra una con --port: ${ports}`,
  noBoard: ({ known }) => `no se encontró ningún Arduino, nombra su puerto con --port; ${known}`,
  otherBoard: ({ port, board }) => `${port} es un Arduino ${board}`,
  otherChip: ({ chip }) => `su chip es un ${chip}, no un ATmega328P`,
  flashSilent: 'no responde ningún cargador de arranque, ni a 115.200 baudios ni a 57.600',
  flashOutOfStep: 'su cargador de arranque ha dejado de responder',
  flashStopped: 'se ha interrumpido',
  flashDiffers: ({ address }) => `lo escrito en la dirección 0x${address} se lee de otro modo`,
  flashNotStarted: 'el firmware se ha escrito, pero la placa no dice que lo lleve',
  firmataRuns: ({ firmware, wanted, command }) =>
    `lleva ${firmware}, no ${wanted}; para la mesa y ejecuta \`${command}\``,
  firmataBusy: ({ port, seconds }) =>
    `${port} no responde desde hace ${seconds} s: este ordenador está demasiado ocupado para emularlo`,
  firmataQuiet: ({ port, firmware, seconds }) =>
    `${port} tiene ${firmware}, pero no responde desde hace ${seconds} s: mira el cable de este ordenador a la placa, o este ordenador está demasiado ocupado`,
  firmataStranger: ({ port, bytes, command }) =>
    `${port} ha enviado ${bytes} bytes que no son Firmata; si lleva firmware/dicetable.hex, arranca con --board serial; si no, para la mesa y ejecuta \`${command}\``,
  mismatch: ({ theirs, ours, command }) =>
    `habla el protocolo ${theirs}, este programa el ${ours}; para la mesa y ejecuta \`${command}\``,
  modules: ({ working, all }) => `responden ${working} de ${all} módulos`,
  lowRail: ({ volts }) => `menos de ${number(volts)} V`,
  board: ({ link, firmware }) => `${link}, ${firmware}`,
  firmware: ({ version, hash, ours }) =>
    `firmware ${version} (${hash}${ours === '' ? '' : `, no el ${ours} de esta versión`})`,
  sketch: ({ name, version }) => `${name} ${version}`,
  namelessSketch: 'un programa sin nombre',
  chipEnded: 'su hilo ha terminado',
  alreadyOpen: ({ name }) => `${name} ya está abierto`,
  noFileToCopy: ({ file }) => `${file}: este diario no es un archivo`,
  toldToFail: 'se dijo a este diario que fallara',
  inCopy: ({ file, why }) => `${file}: ${why}`,
  copySchema: ({ version, known }) => `tiene el esquema ${version}, no el ${known}`,
  copyUnreadable: ({ events, why }) =>
    `no se puede leer un evento tras el evento ${events} de su diario: ${why}`,
  copyPages: ({ problem }) => `SQLite encuentra dañado su diario: ${problem}`,
  copyMissing: ({ seq }) => `falta el evento ${seq} de su diario`,
  copyChanged: ({ seq }) => `el evento ${seq} de su diario no es lo que se escribió`,
  editChanged: ({ edit }) => `el cambio ${edit} de los récords no es lo que se escribió`,
  bookChanged: ({ seq }) => `el evento ${seq} de las cuentas no es lo que se escribió`,
  eventMissing: ({ seq }) => `no se encuentra el evento ${seq}`,
  noJournalIn: 'no hay ningún diario dentro',
  threadEnded: 'el hilo que lo escribe ha terminado',
  journalClosed: 'el diario está cerrado',
  noJournal: ({ file }) => `no hay ${file}; --data-dir nombra la carpeta de datos de la mesa`,
  noFile: ({ file }) => `no hay ${file}`,
  inUse: ({ file, holder }) => `${file} lo está usando ${holder}`,
  holder: ({ process, host, since }) => `el proceso ${process} en ${host} desde ${timeIn('es-ES', since)}`,
  somebody: 'otro proceso',
  gone: ({ file }) => `${file} se quitó o se cambió mientras la mesa lo usaba`,
  notDurable: ({ file, mode, synchronous }) =>
    `no se puede hacer duradero ${file} (modo de diario ${mode}, synchronous ${synchronous})`,
  newerSchema: ({ file, version, known }) =>
    `${file} lo escribió un Dicetable más nuevo (esquema ${version}, este conoce el ${known})`,
  olderSchema: ({ file, version }) =>
    `${file} lo escribió un Dicetable anterior a 0.1.0 (esquema ${version}); apártalo para empezar uno nuevo`,
  gameMoved: ({ start }) => `la partida desde el evento ${start} no está donde se escribió`,
  gameTwice: ({ game, first, second }) =>
    `dos partidas tienen el número ${game}: empiezan en los eventos ${first} y ${second}, y una mesa cuenta sus partidas desde 1`,
  eventChanged: ({ file, seq }) => `el evento ${seq} de ${file} no es lo que se escribió`,
  eventBroken: ({ seq, type }) => `El evento ${seq} (${type}) no es lo que se escribió, o falta uno antes`,
  eventWrong: ({ seq, game, why }) =>
    `el evento ${seq}${game === 0 ? '' : ` de la partida ${game}`} no es lo que escribe una mesa (${why.replace(/\.$/, '')})`,
  damagedLogStart: ({ log }) => `${log} tiene el principio dañado`,
  damagedLog: ({ log, frame }) => `${log} tiene eventos tras otros dañados (trama ${frame})`,
  missingBesideLog: ({ log }) => `falta, pero ${log} está`,
  missing: ({ holder }) => `falta, y no lo cerró ${holder}`,
  tooShort: ({ bytes }) => `tiene solo ${bytes} bytes`,
  lostEvents: ({ from, to, holder }) =>
    `ha perdido los eventos ${from} a ${to}: no lo cerró ${holder} (para seguir sin ellos, quita journal.holder)`,
  lostEdits: ({ from, to, holder }) =>
    `ha perdido los cambios ${from} a ${to} de los récords: no lo cerró ${holder} (para seguir sin ellos, quita journal.holder)`,
  lostBooked: ({ from, to, holder }) =>
    `ha perdido los eventos ${from} a ${to} de las cuentas: no lo cerró ${holder} (para seguir sin ellos, quita journal.holder)`,
  otherSchema: ({ file, what }) => `${file}: su ${what} no es como en un diario`,
  noRegularFile: ({ file }) => `${file} no es un archivo, sino un dispositivo, una tubería o una carpeta`,
  noGame: ({ why }) => `los eventos de su última partida no son los que escribe una mesa (${why})`,
  isJournal: ({ file }) => `${file} es el diario mismo`,
  fileThere: 'ya hay un archivo con ese nombre',
  copyRemoved: ({ why }) => `${why}; se quitó la copia, y quedan las anteriores`,
  backupsMeanwhile: ({ why }) =>
    `${why}; mientras una mesa está en marcha, su página del operador hace copias`,
  newestBackup: ({ why, file }) => `${why}; la última copia entera: dicetable restore ${file}`,
  noBackup: ({ why, folder }) => `${why}; no hay ninguna copia en ${folder}`,
  takeBackup: ({ why, file }) => `${why}; la última copia se toma con: dicetable restore ${file}`,
  rulesGone: ({ game, rules }) =>
    `la partida ${game}, sin acabar, se juega con «${rules}», y ningunas reglas se llaman así`,
  everyAddress: 'todas las direcciones',
  address: ({ host, port }) => `${host}, puerto ${port}`,
  inBrackets: ({ what, why }) => `${what} (${why})`,
} satisfies Words<typeof ENGLISH>;
