/** Spanish of `en/update.ts`. */
import type { UPDATE as ENGLISH } from '../en/update.ts';
import type { Words } from '../words.ts';

export const UPDATE = {
  summary: 'poner otra versión en la mesa; vuelve sola a la anterior si no funciona',
  help: 'Toma una versión en un archivo (`*.dicetable`), comprueba su firma con update.key del archivo de la mesa, la desempaqueta junto a la que juega y reinicia la mesa, que la prueba: con una copia del diario, con su firmware en la placa, y un minuto como mucho hasta que la mesa se enciende y responde. Si no, sigue la anterior.',
  file: 'la versión',
  backSummary: 'seguir con la versión anterior',
  backHelp:
    'Prueba la versión que jugaba antes, como `dicetable update` una nueva. Si no puede leer lo que se ha jugado desde entonces, lo dice: --old-journal sigue entonces con el diario como lo dejó esa versión, y guarda el actual en un archivo al lado.',
  oldJournal: 'seguir con el diario de esa versión; lo jugado desde entonces queda en un archivo',

  noFile: ({ folder }) =>
    `no hay ninguna versión más nueva para este ordenador, firmada con update.key, en ${folder} ni en una memoria USB`,
  noRelease: ({ file }) => `${file} no es una versión de Dicetable`,
  noPlainFile: ({ file }) =>
    `${file} no es un archivo, sino una carpeta, una tubería o un dispositivo: nombra la versión misma`,
  unreadable: ({ file, why }) => `no se puede leer ${file}: ${why}`,
  wrongSignature: ({ file }) =>
    `la firma de ${file} no encaja con update.key del archivo de la mesa: tómala de quien te dio esa clave, o pídele la suya`,
  cutShort: ({ file, found, bytes }) =>
    `${file} no se copió entero: tras su firma hay ${found} bytes, y se firmaron ${bytes}; cópialo otra vez`,
  wrongChecksum: ({ file }) => `${file} se dañó por el camino: su suma de control es otra; cópialo otra vez`,
  otherContent: ({ file }) => `${file} contiene otra versión que la que dice`,
  notUnpacked: ({ file, why }) => `no se puede desempaquetar ${file}: ${why}`,
  noRoom: ({ folder, free, needed }) =>
    `el disco de ${folder} tiene ${free} MB libres, y hacen falta ${needed} MB; quita lo que sobre`,
  otherPlatform: ({ platform, ours }) =>
    `se hizo para ${platform}, y este ordenador es ${ours}: toma el archivo para ese`,
  playsAlready: ({ name }) => `${name} ya está en marcha`,
  older: ({ version, name, ours }) =>
    `${name} es más vieja que ${ours}, que está en marcha; \`dicetable go-back\` vuelve a la anterior, y la mesa de ${version} necesita su propia carpeta`,
  olderJournal: ({ version }) => `${version} no puede leer el diario de esta mesa`,
  noLinks:
    'en Windows no se pueden cambiar versiones: para la mesa e instala la nueva como hiciste con la primera',
  notInstalled:
    'este Dicetable no es una versión instalada: en una copia del código escribe `git pull && npm ci` y arráncalo otra vez; cómo se instala una versión lo dice src/update',
  notCurrent: ({ current, root }) =>
    `aquí juega otra versión, ${current}: escribe ${root}/current/bin/dicetable`,
  noKey:
    'ninguna clave dice de quién se toman versiones: escribe `update: {key: …}` en el archivo de la mesa, con la clave que te dio quien las hace',
  noPort: 'una mesa cuyo puerto cambia en cada arranque no se puede vigilar: toma uno con --http-port',
  underWay: ({ name }) =>
    `${name} ya está por probar: reinicia la mesa (\`systemctl --user restart dicetable\`) y espera en qué acaba`,
  nothingBefore: 'no hay ninguna versión anterior a esta a la que volver',
  noOldJournal: ({ version }) =>
    `${version} no puede leer el diario de esta mesa, y de su época no se guardó ninguno`,
  newerJournal: ({ version }) =>
    `${version} no puede leer lo jugado y contado desde el cambio; \`dicetable go-back --old-journal\` sigue con el diario de antes, y guarda el actual en la carpeta de datos`,

  gone: ({ name }) => `${name} ya no está en el disco`,
  tooOften: ({ times }) => `la mesa, o la máquina, se terminó ${times} veces mientras se probaba`,
  notCopied: ({ why }) => `no se pudo copiar el diario: ${why}`,
  late: ({ minutes }) => `no estaba lista tras ${minutes} minutos`,
  rehearsal: ({ why }) => `no toma una copia del diario: ${why}`,
  journalNotPut: ({ why }) => `no sigue con el diario de su época: ${why}`,
  notFlashed: ({ why }) => `no se pudo grabar su firmware en la placa: ${why}`,
  ended: ({ version, code }) => `${version} acabó con ${code}`,
  dark: ({ version, seconds, why }) => `tras ${seconds} s con ${version}, ${why}`,
  silent: ({ address }) => `nada responde en ${address}`,
  otherTable: ({ address, found }) => `otro Dicetable (${found}) responde en ${address}`,
  faulty: ({ fault }) => `la mesa dice: ${fault}`,
  noBoard: 'su placa no responde',

  checked: ({ name }) => `${name}: firma y suma de control son correctas, y está en el disco.`,
  startAgain: ({ root }) =>
    `Se prueba en el próximo arranque de la mesa: termínala (Ctrl-C, o para su servicio) y arranca ${root}/current/bin/dicetable otra vez.`,
  asRoot: 'Se prueba en el próximo arranque de la mesa: sudo systemctl restart dicetable',
  restarts: 'La mesa arranca de nuevo y la prueba; la partida sigue.',
  tries: ({ name }) => `Probando ${name}`,
  rehearses: ({ megabytes, minutes }) =>
    `Lee antes una copia del diario, de ${megabytes} MB; si no acaba en ${minutes} minutos, se deja`,
  plays: ({ name }) => `${name} está en marcha.`,
  wentBack: ({ name, why }) => `Se ha dejado ${name}, y sigue la versión anterior: ${why}`,
  noEnd:
    'tras veinte minutos aún se está probando; `dicetable service status` dice si la mesa está en marcha',
  journalStays: ({ why }) => `No se pudo reponer el diario de antes: ${why}`,
  boardStays: ({ why }) => `La placa aún lleva el otro firmware: ${why}`,
} satisfies Words<typeof ENGLISH>;
