/** Spanish of `en/config.ts`. */
import type { CONFIG as ENGLISH } from '../en/config.ts';
import type { Words } from '../words.ts';

export const CONFIG = {
  complaint: ({ about }) => `${about}.`,
  places: ({ complaints }) =>
    `${complaints.length} sitios\n${complaints.map((one) => `  ${one}`).join('\n')}`,
  at: ({ place, why }) => `${place}: ${why}`,
  key: ({ key, why }) => `${key} ${why}`,
  logFile: ({ file, why }) => `no se puede escribir el registro ${file}: ${why}`,
  fixed: ({ key }) => `${key} no se puede cambiar desde aquí`,
  edited: ({ key }) =>
    `${key} se ha cambiado en el archivo desde que arrancó la mesa: arráncala antes de nuevo`,
  cannotWrite: ({ file, why }) => `no se puede escribir ${file} (${why})`,
  title: 'Archivo de una mesa de Dicetable',
  header: '# Archivo de una mesa de Dicetable: src/config/README.md explica cada clave.',
  noMap: 'el archivo de la mesa no es una lista de claves y valores',
  file: ({ name, role, why }) => `${name}, ${role}, ${why}`,
  named: 'nombrado con --config',
  here: 'en la carpeta de trabajo',
  own: 'en la carpeta de configuración',
  noFile: 'no existe',
  folder: 'es una carpeta, no un archivo',
  noPlainFile: 'es una tubería o un dispositivo, no un archivo',
  noRight: 'este usuario no puede leerlo',
  noText: 'no es texto UTF-8',
  unreadable: ({ why }) => `no se puede leer (${why})`,
  noYaml: ({ code, message }) => `el YAML no es correcto (${code}: ${message})`,
  unclosed: ({ opening, closing }) => `un ${opening} se abre y no se cierra: añada su ${closing}`,
  twice: ({ key }) => `${key} aparece dos veces: deja solo una`,
  glued: ({ key, value }) => `falta un espacio tras los dos puntos: escribe ${key}: ${value}`,
  indented:
    'las claves de un grupo empiezan una debajo de otra: sangra esta línea como las de al lado; un texto con dos puntos necesita comillas',
  tabbed: 'sangrado con un tabulador, que YAML no admite: escribe dos espacios en su lugar',
  alias: ({ alias }) => `*${alias} apunta a otro sitio; escribe aquí el valor mismo`,
  portAlone:
    '--port nombra el puerto serie de una placa de verdad; añade --board serial o --board firmata (la página tiene --http-port)',
  rehearsal: ({ file, why }) => `--rehearse ${file}: ${why.replace(/\.$/, '')}`,
  rehearse: ({ file, why }) => `--rehearse ${file}: ${why}`,
  noKey: ({ key, hint }) => `${key} no es una clave conocida ${hint}`,
  meant: ({ name }) => `(¿querías decir ${name}?)`,
  known: ({ keys }) => `(claves conocidas: ${keys})`,
  operatorPin:
    '(el PIN del operador no se pone aquí: la mesa lo crea, el servicio lo muestra y crea uno nuevo, y está en el archivo operator-pin de la carpeta de datos)',
  wrong: ({ expected, found, hint }) =>
    `se esperaba ${expected}; hay ${found}${hint === '' ? '' : ` ${hint}`}`,
  nothing: 'nada',
  aList: ({ count }) => `una lista de ${count}`,
  keysAndValues: 'claves y valores',
  notAtTable: ({ rules, choices }) =>
    `${rules} no se juega en la mesa, solo se juzga, se simula y va en el terminal; elige ${choices}`,
  foreign: ({ family, like }) => `es un interruptor de los juegos ${family}, pero este es como ${like}`,
  fiveDice: 'de cinco dados',
  farkle: 'de Farkle',
  idTaken: ({ id }) => `está ocupado: otras reglas se llaman ${id}`,
  idForbidden: 'es una palabra por la que no se puede llamar a unas reglas',
  idMenu: ({ menu, other }) => `sería ${menu} en el visor, como lo es ${other}: dale otro menu`,
  menuTaken: ({ menu, other }) => `está ocupado: ${other} también es ${menu} en el visor`,
  nameTaken: ({ name, other }) => `está ocupado: ${other} también se llama ${name}`,
  placeholder: ({ name, hint }) => `tiene {${name}}, que ahí no se rellena ${hint}`,
  nothingFilled: '(ahí no se rellena nada)',
  knownThere: ({ names }) => `(ahí se conoce: ${names})`,
  rulesHint: ({ rules, hint }) => `${rules} (${hint})`,
  ruleSets: ({ ids }) => `hay ${ids}`,
  didYouMean: ({ name }) => `¿querías decir ${name}?`,
  lamps: 'los dados de puntos no tienen marco que una lámpara pueda copiar: déjalo en false',
  serialDice: ({ sum, slots, perSlot }) =>
    `${sum}; el firmware serie está hecho para ${slots} × ${perSlot}: usa dados 8x8, o una placa Firmata`,
  firmataDice: ({ sum, most }) =>
    `${sum}; node-pixel sobre Firmata mueve ${most}: usa dados 5x5 o pips, o graba el firmware serie`,
  diceSum: ({ slots, each, all }) => `${slots} dados × ${each} píxeles = ${all}`,
} satisfies Words<typeof ENGLISH>;
