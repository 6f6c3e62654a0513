/** Spanish of `en/house.ts`. */
import type { CONDITION as CONDITIONS, HOUSE as ENGLISH, PAYS as PAYMENTS } from '../en/house.ts';
import type { Words } from '../words.ts';
import { number, plural } from './grammar.ts';

const COUNTS = ['ningún', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis'] as const;
const COLOURS = { black: 'negro', red: 'rojo', green: 'verde' } as const;
const BUSTS = {
  farkle: { one: 'farkle', other: 'farkles' },
  zilch: { one: 'zilch', other: 'zilches' },
} as const;
const manyRolls = (rolls: number) => (rolls === 0 ? 'las tiradas que se quiera' : `hasta ${rolls} tiradas`);

export const HOUSE = {
  title: ({ rules, id }) => `${rules} (${id})`,
  players: ({ min, max }) =>
    min === max ? plural(max, { one: '1 jugador', other: `${max} jugadores` }) : `${min} a ${max} jugadores`,
  played: ({ players, dice }) => `Para ${players}, con ${dice} dados.`,
  boxRule: ({ box, condition, pays }) => `${box}: ${condition}. Da ${pays}.`,
  tieShared: 'Gana el mejor total; un empate se comparte.',
  tieLowest: 'Gana el mejor total; en un empate, el jugador de número más bajo.',

  oneRoll: 'Un turno es una tirada de todos los dados.',
  stopAny: ({ rolls }) =>
    `Un turno tiene ${manyRolls(rolls)}; tras cualquiera de ellas se puede llenar una casilla.`,
  stopNever: ({ rolls }) => `Un turno tiene siempre ${rolls} tiradas.`,
  stopIsFinal: ({ rolls }) =>
    `Un turno tiene ${manyRolls(rolls)}; quien empieza a elegir casilla ya no lanza.`,
  savesRolls: 'Las tiradas que sobran se ahorran, y su jugador puede gastarlas en cualquier turno posterior.',
  rollAgain: 'Tras una tirada se quedan todos los dados, salvo los marcados para volver a rodar.',
  heldForTurn: 'Un dado guardado sigue guardado hasta el final del turno.',
  heldUntilFreed: 'Los dados guardados se quedan hasta que se sueltan.',
  heldOnceFixed:
    'Un dado guardado se queda en la próxima tirada, aunque alguien quiera soltarlo; luego todos quedan libres otra vez.',
  heldOnce: 'Los dados guardados se quedan en la próxima tirada; luego todos quedan libres otra vez.',
  fillBox: 'Un turno acaba al llenar una casilla abierta. Una casilla cuya condición no se cumple recibe 0.',
  colours: ({ colours }) =>
    `Las caras tienen colores: ${colours.map((colour, at) => `${at + 1} ${COLOURS[colour]}`).join(', ')}. El negro brilla blanco en los LED.`,
  columns: ({ columns }) =>
    `La hoja tiene ${columns.length} columnas con estas casillas, cuyos totales cuentan ${columns.map((factor) => `× ${factor}`).join(', ')}:`,
  boxRow: ({ condition, pays }) => `${condition}: ${pays}`,
  upperBonus: ({ threshold, max, points, higher, columns }) => {
    const sum = max === 0 ? `${threshold} o más` : `de ${threshold} a ${max}`;
    const more = higher.map((step) => `; ${step.threshold} o más, ${step.points}`).join('');
    return columns
      ? `En cada columna, Unos a Seises que sumen ${sum} antes de multiplicarse ganan un bono de ${points}${more}, que se multiplica con ellos.`
      : `Unos a Seises que sumen ${sum} ganan un bono de ${points}${more}.`;
  },
  bonusAtEnd: 'El total lo muestra cuando la hoja está llena.',
  further: ({ yahtzee, holds, points }) =>
    `Mientras ${yahtzee} tenga ${holds}, cinco iguales ganan ${points} más, aparte de la casilla a la que vayan.`,
  claim: ({ yahtzee, holds, points }) =>
    `Mientras ${yahtzee} tenga ${holds} o más, cinco iguales pueden añadirle ${points}, una vez por turno; luego se llena una casilla abierta con los mismos dados.`,
  opensWith: ({ box, yahtzee, holds }) =>
    `${box} está abierta solo mientras ${yahtzee} tenga ${holds}; quien tacha ${yahtzee} tacha las dos.`,
  jokerNone: 'No hay comodín: en las demás casillas, cinco iguales cuentan como cualquier otro dado.',
  jokerForced: ({ yahtzee }) =>
    `Cuando ${yahtzee} está llena, con puntos o con 0, cinco iguales son un comodín: van a su propia casilla superior mientras esté abierta; si no, a cualquier casilla inferior abierta, donde cuentan entero para full y escaleras; si no, a cualquier casilla superior abierta, con 0.`,
  jokerFree: ({ yahtzee }) =>
    `Cuando ${yahtzee} está llena, con puntos o con 0, cinco iguales pueden ir a cualquier casilla abierta; si su propia casilla superior también está llena, cuentan entero para full y escaleras.`,
  jokerLower: ({ yahtzee }) =>
    `Cuando ${yahtzee} está llena, con puntos o con 0, cinco iguales pueden ir a cualquier casilla abierta; cuentan entero para full y escaleras.`,

  farkleTurn: ({ dice }) =>
    `Un turno empieza con una tirada de los ${dice} dados. Tras cada tirada, aparta al menos un dado que puntúe; luego lanza los demás, o plántate con los puntos del turno.`,
  bust: ({ bust }) =>
    `Una tirada en la que ningún dado puntúa es un ${BUSTS[bust].one}: se pierden los puntos del turno, que se acaba.`,
  emptyFirst: ({ dice, points, bust }) =>
    `Solo una primera tirada de un turno en la que ningún dado puntúa vale ${points} puntos en vez de ser un ${BUSTS[bust].one}; los ${dice} dados pueden rodar otra vez, o te plantas con los puntos.`,
  hotDice: ({ dice }) => `Dados calientes: cuando los ${dice} están apartados, todos pueden rodar otra vez.`,
  scoringOnly: 'Cada dado que se aparta debe puntuar.',
  withScoring: 'Junto a dados que puntúan se pueden apartar otros que no.',
  combined: 'Los dados de una tirada puntúan como más den; los de varias tiradas no se combinan:',
  worth: ({ points }) => number(points),
  alike: ({ count }) => `${COUNTS[count]} iguales`,
  threePairs: 'tres parejas de caras distintas',
  twoTriplets: 'dos tríos',
  timesTriple: ({ times }) => `${times} × lo que dan tres de ellos`,
  entry: ({ points }) => `Quien aún no tiene puntos debe plantarse con ${number(points)} o más.`,
  bank: ({ points }) => `Hay que plantarse con ${number(points)} o más.`,
  penalty: ({ inARow, bust, points }) =>
    `${inARow === 1 ? `Cada ${BUSTS[bust].one} cuesta` : `${inARow} ${plural(inARow, BUSTS[bust])} seguidos cuestan`} ${number(points)} puntos del total.`,
  targetEnds: ({ target }) => `Quien se planta con un total de ${number(target)} o más gana enseguida.`,
  oneMoreTurn: ({ target }) =>
    `Cuando alguien se planta con un total de ${number(target)} o más, todos los demás tienen un turno más.`,

  zilchEntry:
    'Algunas ediciones piden 500 o más para plantarse la primera vez, o suman 100 por cada dado de más en un trío.',
  zilchFirst: 'En algunas, una primera tirada sin nada es un zilch como los demás.',
  maxiSaves: 'Algunas ediciones no ahorran tiradas: cada turno tiene tres.',
  maxiNames: 'Algunas llaman cabaña al full, y casa o castillo a la villa.',
  kismetSecond:
    'En algunas ediciones un segundo Kismet hace que los demás tachen una casilla; aquí se anota como cualquier otro dado.',
  kismetHouse: 'Algunas dejan que cinco iguales valgan por un full; aquí hacen falta dos caras.',
} satisfies Words<typeof ENGLISH>;

export const CONDITION = {
  any: 'cualquier dado',
  alike: ({ count }) => `${COUNTS[count]} iguales`,
  atLeastAlike: ({ count }) => `al menos ${COUNTS[count]} iguales`,
  inSequence: ({ count }) => `${COUNTS[count]} seguidos`,
  atLeastInSequence: ({ count }) => `al menos ${COUNTS[count]} seguidos`,
  fullHouse: 'tres iguales y dos de otra cara',
  twoPairs: 'dos de una cara y dos de otra',
  villa: 'tres de una cara y tres de otra',
  tower: 'cuatro de una cara y dos de otra',
  threePairs: 'dos de cada una de tres caras',
  pairsOfColour: 'dos parejas de un color, o cuatro iguales',
  oneOf: ({ choices }) => choices.join(' o '),
  oneColour: 'todos los dados de un color',
  houseOfColour: 'un full de un color',
} satisfies Words<typeof CONDITIONS>;

export const PAYS = {
  all: 'la suma de todos los dados',
  allAnd: ({ points }) => `la suma de todos los dados y ${points} más`,
  face: ({ face }) => `la suma de los ${face}`,
  pair: 'la suma de la pareja más alta',
  those: ({ count }) => `la suma de esos ${COUNTS[count]} dados`,
  some: ({ count }) => `la suma de ${COUNTS[count]} de ellos`,
} satisfies Words<typeof PAYMENTS>;
