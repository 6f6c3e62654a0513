/** Spanish of `en/round.ts`. */
import type { ROUND as ENGLISH } from '../en/round.ts';
import type { Words } from '../words.ts';

export const ROUND = {
  summary: 'dados duplicados: todas las mesas de una ronda juegan los mismos dados sellados',
  help: 'Lleva rondas de dados duplicados en la base de datos de una sala. open sella los dados de una ronda para algunas de sus mesas; cut le da su palabra pública, una vez y para siempre, tras lo cual las mesas la ofrecen al preparar la partida; show imprime cómo va, y quién ha hecho qué con los mismos dados cuando acaba (--html, --csv, --json); close la termina, juegue quien juegue, y abre la semilla. list nombra todas las rondas. dicetable verify comprueba una por su dirección o archivo.',
  deed: 'qué hay que hacer',
  words: 'número de una ronda; para cut también la palabra',
  rules: 'reglas de una ronda nueva',
  tables: 'mesas de una ronda nueva, por nombre, separadas por comas',
  seats: 'cuántos jugadores hay en cada mesa',
  opened: ({ no, seal }) =>
    `La ronda ${no} está sellada: ${seal}\nDi a todos estas cifras, pide a alguien una palabra y dila: dicetable round cut ${no} PALABRA`,
  seen: 'Quienes comparten mesa ven los dados de quien lanza primero: con una plaza por mesa nadie conoce un dado de antemano.',
  isCut: ({ no, word }) =>
    `La palabra de la ronda ${no} es «${word}» para siempre. Sus mesas la ofrecen al preparar partida en 30 segundos.`,
  none: 'Aún no hay rondas.',
  title: ({ no, rules, tables }) => `Ronda ${no} · ${rules} · ${tables} mesas`,
  pageTitle: 'Dados duplicados',
  uncut: 'Aún no tiene palabra: nadie puede lanzar.',
  runs: 'se está jugando',
  over: 'acabada',
  sealIs: ({ seal }) => `Sello, dicho antes de la palabra: ${seal}`,
  cutIs: ({ word }) => `Palabra pública: ${word}`,
  seedIs: ({ seed }) => `Semilla, abierta al final: ${seed}`,
  parIs: ({ par }) => `Par: el mejor juego espera ${par} puntos de una partida antes de conocer ningún dado.`,
  masterIs: ({ total }) =>
    `Con estos mismos dados, el mejor juego, que no conoce ninguno de antemano, llega a ${total}.`,
  sealed: 'La semilla está sellada: lo repartido se dice cuando la última mesa ha acabado o se ha retirado.',
  proved: ({ seats, throws }) =>
    `Probado: el sello es el de la semilla, y las ${throws} tiradas de ${seats} plazas salen otra vez de semilla y palabra, las mismas en cada mesa; los diarios de las mesas que han llegado coinciden con el registro de la sala.`,
  'flaw-seal':
    'El sello no es el de esta semilla, ronda, reglas y mesas: estos no son los dados que se sellaron.',
  'flaw-table': ({ table }) => `La mesa ${table} ha lanzado, y el sello no la nombra.`,
  'flaw-order': ({ table, seat, n }) =>
    `Mesa ${table}, plaza ${seat}: la tirada ${n} no sigue a la anterior.`,
  'flaw-face': ({ table, seat, n, die }) =>
    `Mesa ${table}, plaza ${seat}: el dado ${die} de la tirada ${n} no es lo que da la semilla.`,
  'flaw-journal': ({ table, seat, n }) =>
    `Mesa ${table}, plaza ${seat}: la tirada ${n} es otra en su diario que en el registro de la sala.`,
  onDevice: 'Calculado ahora mismo, en este dispositivo.',
  tablesTitle: 'Mesas',
  ranking: 'Clasificación',
  allDice: 'Todos los dados',
  rank: 'puesto',
  player: 'jugador',
  players: 'jugadores',
  table: 'mesa',
  state: 'estado',
  turn: 'turno',
  asked: 'pedido contra las reglas',
  total: 'total',
  percent: 'matchpoints',
  against: 'frente al resto',
  corrected: 'corregido a mano',
  rankedBy:
    'Matchpoints como en el bridge duplicado: dos por cada rival superado, uno por empate, en porcentaje del máximo. Frente al resto: puntos por encima de la media de los demás.',
  diceText: 'Los dados entre paréntesis estaban guardados.',
  'state-waits': 'aún no ha lanzado',
  'state-plays': 'juega, o su diario no ha llegado',
  'state-over': 'acabada',
  'state-left': 'retirada',
  'why-stranger': 'no está nombrada en esta ronda',
  'why-uncut': 'pidió antes de la palabra',
  'why-other': 'otro sello, palabra o sala',
  'why-second-game': 'una segunda partida',
  'why-other-holds': 'la misma tirada con otros dados guardados',
  'why-order': 'tiradas en desorden',
  badSeats: ({ min, max }) => `--seats va de ${min} a ${max} con estas reglas`,
  badTables: 'nombra al menos dos mesas: --tables "Bar 1,Bar 2"',
  noTable: ({ table }) => `la sala no tiene mesa ${table}, o se nombra dos veces`,
  badWord: 'di la palabra, de 1 a 16 letras, cifras o espacios: dicetable round cut 3 PALABRA',
  notCut: ({ no }) =>
    `la ronda ${no} ya tiene su palabra, ha acabado o nunca se abrió: una palabra no se cambia nunca`,
  noRound: ({ no }) => `no hay ronda ${no}`,
  noNumber: 'di qué ronda: su número, como lo muestra dicetable round list',
  noRecord: ({ where }) => `no hay ninguna ronda en ${where}`,
  sealPicture: 'El sello como imagen: cada celda es una cifra',
  back: 'Todas las mesas',
} satisfies Words<typeof ENGLISH>;
