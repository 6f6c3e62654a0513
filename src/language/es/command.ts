/** Spanish of `en/command.ts`. */
import type { COMMAND as ENGLISH } from '../en/command.ts';
import type { Words } from '../words.ts';
import { number, plural } from './grammar.ts';

export const COMMAND = {
  program:
    'Controlador de una mesa de dados de estilo arcade: entran botones y una palanca, salen dados de LED y una hoja de puntos en directo.',
  usage: '[orden] [opciones]',
  version: 'imprimir la versión',
  help: 'imprimir esta ayuda; tras una orden, solo la suya',
  helpToo: '(dicetable --help explica cada orden y opción)',
  optionsOf: ({ commands }) => `Opciones de ${commands}:`,
  usageTitle: 'Uso:',
  argumentsTitle: 'Argumentos:',
  optionsTitle: 'Opciones:',
  commandsTitle: 'Órdenes:',
  configuration: 'Configuración (cada opción pasa por encima de su clave del archivo de la mesa):',
  configFile:
    'Archivo de la mesa que se lee; si no, cabinet.yaml aquí; si no, el de tu carpeta de configuración.',
  range: ({ min, max }) => `${min} a ${max}`,
  byCommas: 'separados por comas',
  default: ({ value }) => `de serie ${value}`,
  deed: 'acción',
  file: 'archivo',
  game: 'partida',
  id: 'id',
  noted: 'apuntado',
  options: 'opciones',
  kind: 'clase',
  number: 'número',
  list: 'lista',
  text: 'texto',
  examples: `Un interruptor tiene un gemelo que lo apaga (--no-calm). En una copia del código, escribe npx --no-install delante de dicetable.

Ejemplos:
  dicetable                                    jugar en el Uno emulado
  dicetable --players Eric,Julie               ofrecer una partida para dos, por nombre
  dicetable --language es                      jugar en español
  dicetable --board serial                     jugar en la placa que está enchufada
  dicetable --board serial --port /dev/ttyUSB0 lo mismo, y decir dónde está
  dicetable rules scotzee                      imprimir las reglas de un juego
  dicetable score < rolls.jsonl                decir lo que valen dados, una línea cada vez
  dicetable farkle --players 1 --seed 333      jugar al Farkle en el terminal
  dicetable simulate --rules yatzy --games 500 jugar sin mesa
  dicetable verify 12                          calcular de nuevo los dados de una partida acabada
  dicetable config --http-port 9000            mostrar lo que valdría
  dicetable config --schema > cabinet.schema.json
  dicetable restore backup.db                  seguir desde una copia

Códigos de salida: 0 hecho, 1 una avería que puedes arreglar (el mensaje dice cómo), 2 una línea de órdenes equivocada, 70 un error de programación.`,
  error: ({ why }) => `error: ${why}`,
  unknownOption: ({ option }) => `opción desconocida '${option}'`,
  unknownCommand: ({ command }) => `orden desconocida '${command}'`,
  meant: ({ name }) => `(¿Querías decir ${name}?)`,
  belongs: ({ commands }) => `(Es una opción de ${commands}.)`,
  missingArgument: ({ argument }) => `falta el argumento '${argument}'`,
  missingValue: ({ option }) => `falta el valor de la opción '${option}'`,
  wrongValue: ({ what, value, why }) => `${what}: el valor '${value}' no vale. ${why}`,
  choices: ({ choices }) => `Valen ${choices}.`,
  option: ({ option }) => `opción '${option}'`,
  argument: ({ argument }) => `argumento '${argument}'`,
  tooMany: ({ command }) => `demasiados argumentos para '${command}'`,
  runSummary: 'jugar: placa, diario y página, hasta Ctrl-C (es lo normal)',
  runHelp:
    'Juega hasta Ctrl-C: conecta la placa, sigue con la partida del diario, sirve la página e imprime su dirección.',
  rehearse:
    'Ensayar hasta que termine la mesa: los dados vienen de este archivo, una tirada por línea, las cifras de los dados lanzados. Marcado en todas partes, nunca en los récords.',
  plays: ({ address, board }) => `Dicetable juega en ${address} (${board}). Ctrl-C lo termina.`,
  cabinet: ({ address, key }) => `Juega en ${address}/cabinet?key=${key}`,
  operatorPinFile: ({ address }) =>
    `Operador: ${address}/operator, el PIN está en el archivo operator-pin de la carpeta de datos`,
  operator: ({ address, key, pin }) => `Operador: ${address}/operator?key=${key}, PIN ${pin}`,
  cutOff: ({ seconds }) => `La mesa no acabó en ${seconds} segundos y se cortó.`,
  bug: 'Esto es un error de Dicetable:',
  bugInLog: ({ file }) => `Esto es un error de Dicetable; ${file} tiene los detalles.`,
  rulesSummary: 'nombrar las reglas que hay, o imprimir las de un juego',
  rulesHelp:
    'Nombra las reglas con las que se puede jugar, o imprime las de un juego en palabras, hechas de los mismos datos con los que se juega.',
  rulesId: 'Juego cuyas reglas se imprimen; si no, se nombran todos.',
  ownSets: 'Archivo de la mesa cuyas reglas propias también se conocen.',
  scoreSummary: 'decir lo que valen dados: entran líneas JSON, salen líneas JSON',
  scoreHelp:
    'Lee un objeto JSON por línea y responde a cada uno con una línea: lo que vale una casilla, todas, una hoja o una tirada de Farkle. Una línea sin sentido recibe un error con su número; lo demás sigue.',
  example: 'Ejemplo:',
  farkleSummary: 'jugar al Farkle en el terminal; la misma semilla da la misma partida',
  farkleHelp:
    'Juega al programa Farkle del ejercicio clásico en el terminal, para 1 a 4 jugadores: la misma semilla da los mismos dados. Un jugador juega un turno.',
  farklePlayers: 'Número de jugadores, de 1 a 4; si no, se pregunta.',
  farkleSeed: 'Semilla de los dados: decimal, 0x hexadecimal o 0 octal; si no, se pregunta.',
  mustBePlayers: 'Debe ser de 1 a 4.',
  mustBeSeed: 'Debe ser un número entero: decimal, 0x hexadecimal o 0 octal.',
  simulateSummary: 'jugar muchas partidas sin mesa, y decir lo que valen',
  simulateHelp:
    'Juega partidas enteras por su cuenta con las mismas reglas que la mesa e imprime media, desviación, percentiles y con qué frecuencia se ganó el bono superior. La misma semilla da las mismas partidas. Greedy toma la elección con más puntos esperados de su turno; en Farkle guarda todos los dados que puntúan y se planta con 300.',
  simulateRules: 'Reglas con las que se juega; dicetable rules las nombra.',
  simulateGames: 'Cuántas partidas.',
  simulateSeed: 'Cualquier texto.',
  simulatePlayer: 'Quién juega.',
  mustBeGames: 'Debe ser un número entero de 1 a 10000000.',
  simulated: ({ games, rules, player, seed }) =>
    `${plural(games, { one: '1 partida', other: `${number(games)} partidas` })} de ${rules}, jugador ${player}, semilla ${seed}`,
  mean: 'media',
  deviation: 'desviación',
  percentile: ({ percent }) => `percentil ${percent}`,
  pointsATurn: 'puntos por turno',
  upperBonus: 'bono superior',
  points: 'puntos',
  farkles: 'farkles',
  seconds: 'segundos',
  filledWithZero: 'llenada con 0',
  cards: 'hojas distintas',
  underBestPlay: ({ rules }) => `${rules} con el mejor juego`,
  turnUnderBestPlay: ({ rules }) => `Un turno de ${rules} con el mejor juego`,
  noSolver: ({ rules, why }) =>
    `${rules} no se puede calcular exactamente: ${why}. En su lugar, dicetable simulate --rules ${rules} --player greedy lo juega por los máximos puntos de cada turno.`,
  playedGreedily: ({ rules, player, why }) =>
    `${rules} no se puede calcular exactamente: ${why}. ${player} toma en su lugar los máximos puntos de cada turno.`,
  turns: 'turnos',
  adviseFarkle: `En Farkle, «turn» son los puntos apartados antes de esta tirada; con los «totals» de dos jugadores y a quién le toca
(«player», 0 o 1), los valores son probabilidades de ganar:`,
  adviseSummary: 'decir lo que vale cada elección con el mejor juego: entran líneas JSON, salen líneas JSON',
  adviseHelp:
    'Lee una posición por línea y responde a cada una con una línea: los puntos que aún cabe esperar si toda elección posterior es la mejor, y cada elección con su valor, primero la mejor. La tabla de un juego tarda un segundo o dos la primera vez y se guarda en la carpeta de datos.',
  strategySummary: 'decir lo que vale el mejor juego con unas reglas, y cómo acaban esas partidas',
  strategyHelp:
    'Calcula exactamente el mejor juego con unas reglas e imprime el total esperado, su desviación típica y percentiles, con qué frecuencia se gana el bono superior, y de cada casilla la media y con qué frecuencia se llena con 0; de Farkle, lo mismo de un turno. La tabla se guarda en la carpeta de datos.',
  strategyRules: 'Reglas; dicetable rules las nombra.',
  strategyJson: 'Imprimir un objeto JSON.',
  verifySummary: 'calcular de nuevo cada tirada de una partida acabada',
  verifyHelp:
    'Comprueba una partida acabada: que ningún evento suyo se cambió ni falta, que su sello es el de su semilla, que el corte vino antes de la primera tirada, que cada dado sale otra vez, y que puntos, turnos y ganadores se siguen de dados y elecciones según las reglas. Lee el diario, o pregunta a la mesa en marcha que lo tiene abierto. Acaba con 0 si todo queda probado, con 1 si algo está mal, y con 3 si nada está mal pero dados o puntos no se pueden probar.',
  verifyGame:
    'Número de la partida, como lo muestra su historial; o una ronda de dados duplicados: su dirección en una sala, o un archivo de ella.',
  verifyLink:
    'Compara con un eslabón del diario que se apuntó mientras se jugaba: el número de un evento y su hash, como los muestran las páginas.',
  mustBeLink: 'Debe ser el número de un evento, dos puntos, y de 16 a 64 cifras de su hash.',
  linkNoted: ({ seq }) =>
    `Eslabón  el evento ${seq} es el que apuntaste, y nada anterior se ha cambiado desde entonces`,
  linkOther: ({ seq }) =>
    `Eslabón  el evento ${seq} NO es el que apuntaste: alguien escribió el diario de nuevo, o lo echó atrás`,
  verifySeal:
    'El sello que apuntaste antes de la primera tirada: sus cifras, o su imagen; debe ser el de la partida.',
  mustBeSeal: 'Deben ser las 64 cifras de un sello, las primeras (al menos 8), o su imagen.',
  sealNoted: 'Apuntado este es el sello que se apuntó',
  sealHandle: ({ digits }) =>
    `Apuntado el sello empieza por las ${digits} cifras que se apuntaron; solo las 64, o la imagen, prueban que es el mismo`,
  sealOther: 'Mal: se apuntó otro sello. Esta no es la partida que se selló antes de la primera tirada.',
  mustBeGame:
    'Debe ser el número de una partida, como lo muestra su historial (1, 2, …), o la dirección o el archivo de una ronda.',
  heldBy: ({ holder, url }) =>
    `lo usa ${holder}, y ninguna mesa responde en ${url}; da el --http-port de esa mesa`,
  tableSays: ({ url, words }) => `${url} dice: ${words}`,
  noGame: ({ game }) => `en este diario no hay partida ${game}`,
  stillPlayed: ({ game }) => `la partida ${game} aún se juega, y sus dados siguen sellados hasta el final`,
  verified: ({ game, rules, names }) => `Partida ${game}: ${rules}, ${names}`,
  rehearsed: ({ title }) => `${title} (ensayo)`,
  wrongAt: ({ seq, why }) => `Mal en el evento ${seq}: ${why}`,
  eventsRight: ({ events }) => `Eventos  los ${events} son como se escribieron, en su orden`,
  sealIs: ({ seal }) => `Sello    ${seal}`,
  sealOf: ({ seed }) => `         es el SHA-256 de semilla, reglas y jugadores; semilla ${seed}`,
  diceTyped: 'Dados    se teclearon: un ensayo no prueba nada de los dados',
  noCut: 'Corte    ninguno',
  cut: ({ cut }) => `Corte    «${cut}», hecho antes de la primera tirada`,
  diceRight: ({ dice, rolls }) =>
    `Dados    los ${dice} de ${rolls} tiradas salen otra vez de semilla y corte`,
  pointsRight: ({ totals }) =>
    `Puntos   se siguen de estos dados y de las elecciones, según las reglas: ${totals}`,
  pointsFollow: 'Puntos   se siguen de estos dados y de las elecciones, según las reglas',
  pointsUnknown: ({ rules }) => `Puntos   sin comprobar: aquí ningunas reglas se llaman «${rules}»`,
  correctedBy: ({ by, times, seqs }) =>
    `A mano   ${by} cambió algo ${plural(times, { one: 'una vez', other: `${times} veces` })} (${plural(times, { one: 'evento', other: 'eventos' })} ${seqs})`,
  corrected:
    '         así que puntos y totales se siguen de dados, elecciones y estos cambios, no solo de los dados',
  unprovedRules:
    'Sin probar: sin sus reglas nadie puede saber si esta partida se jugó. Da el archivo de la mesa que las tiene.',
  unprovedDice: 'Sin probar: quien teclea dados puede inventarse cualquier partida.',
  unprovedRound: ({ round }) =>
    `Sin probar aquí: una sala repartió sus dados. La ronda los prueba: dicetable verify http://SALA:8091/round/${round}`,
  configSummary: 'imprimir la configuración que vale, y de dónde viene cada valor',
  configHelp:
    'Imprime la configuración que vale como archivo de la mesa, con el origen de cada valor: de serie, una línea del archivo de la mesa o una opción. De paso lo comprueba todo.',
  schema: 'imprimir en su lugar el JSON Schema del archivo de la mesa, para editores',
  inForce: ({ source }) => `# La configuración que vale. ${source}`,
  noFile: 'No hay archivo de la mesa.',
  fileIs: ({ file }) => `Archivo de la mesa: ${file}`,
  byDefault: 'de serie',
  backupSummary: 'copiar el diario mientras ninguna mesa está en marcha',
  backupHelp:
    'Copia el diario, con todas las partidas y los récords. Una mesa en marcha hace una al día por su cuenta, y su página del operador hace más.',
  backupFile: 'adónde; si no, un archivo nuevo en la carpeta de las copias',
  copied: ({ file, held }) => `El diario se ha copiado en ${file}: ${held}.`,
  held: ({ games, events }) =>
    `${number(games)} ${plural(games, { one: 'partida', other: 'partidas' })}, ${number(events)} ${plural(events, { one: 'evento', other: 'eventos' })}`,
  restoreSummary: 'poner una copia en el lugar del diario',
  restoreHelp:
    'Comprueba la copia evento a evento y la pone en el lugar del diario. El diario que había se guarda al lado.',
  restoreFile: 'la copia',
  restored: ({ folder, held }) => `El diario en ${folder} tiene ahora ${held}.`,
  flashSummary: 'grabar el firmware en la placa',
  flashHelp:
    'Escribe el firmware de esta versión en un Arduino Uno o Nano (ATmega328P) por su cargador de arranque, lo relee, lo arranca y espera a que responda. La mesa no debe estar en marcha entretanto. Ctrl-C y un cable suelto no hacen daño: se puede grabar otra vez.',
  flashPort: 'el puerto serie de la placa; si no, la única placa enchufada, o una pregunta',
  flashFirmata: 'escribir en su lugar el Firmata de node-pixel, para --board firmata',
  flashJson: 'imprimir JSON, una línea por paso, y luego en qué ha acabado',
  flashPorts: '¿Qué placa?',
  flashFind: 'buscando su cargador de arranque',
  flashWrite: 'escribiendo',
  flashRead: 'releyendo',
  flashStart: 'arrancando',
  flashOn: ({ port, maker }) => `Se graba la placa en ${port}${maker === '' ? '' : ` (${maker})`}`,
  flashed: ({ bytes, bootloader, seconds, old }) =>
    `${bytes} bytes escritos y releídos en ${seconds} s por ${bootloader}.${old}`,
  flashOptiboot: ({ version }) => `Optiboot ${version}`,
  flashOld: ({ version }) => `el cargador viejo (${version})`,
  flashOldToo:
    ' Tras ese, la placa no tiene perro guardián: si su programa se cuelga, este ordenador la reinicia.',
  replaced: ({ file }) => `El anterior se guarda como ${file}`,
} satisfies Words<typeof ENGLISH>;
