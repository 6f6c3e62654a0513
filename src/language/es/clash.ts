/** Spanish of `en/clash.ts`. */
import type { CLASH as ENGLISH } from '../en/clash.ts';
import type { Words } from '../words.ts';

export const CLASH = {
  yahtzeeBox: ({ like }) => `necesita una casilla Yahtzee, que ${like} no tiene`,
  oneColumn:
    'es demasiado largo: solo puede haber una columna mientras cinco iguales ganan un bono o son comodín',
  firstColumn: 'de una sola columna debe ser [1]',
  upperMost: ({ max, like }) => `debe ser ${max} como mucho, que es el upperMax de ${like}`,
  upperLeast: ({ threshold }) => `debe ser ${threshold} o más, que es el upperThreshold`,
  stepsRise: ({ steps }) => `no encaja: los escalones deben subir desde el upperThreshold, pero son ${steps}`,
  stepsPay: ({ steps }) => `no encaja: cada escalón debe dar más que el anterior, pero dan ${steps}`,
  stepsOrMax: 'no encaja: un bono superior tiene escalones o un upperMax, no las dos cosas',
  tooHigh: ({ most, dice }) =>
    `es demasiado alto: ${most} es lo máximo que Unos a Seises de ${dice} dados pueden tener`,
  neverFilled: ({ dice, names }) => `no encaja: ${dice} dados nunca podrían llenar ${names.join(', ')}`,
  noneToSave: 'no encaja: a un turno de una tirada no le sobra ninguna',
  noneLeft: 'no encaja: stopEarly: no gasta todas las tiradas, así que no sobraría ninguna',
  paidTwice: ({ like, paid }) => `pagaría dos veces por otros cinco iguales: ${like} tiene ${paid}`,
  boxForThem: ({ box }) => `la casilla ${box} para ellos`,
  allRolls:
    'no encaja: selectMeans: rollAgain necesita stopEarly: no, porque un turno así gasta todas sus tiradas',
  allHeld:
    'no encaja: stopEarly: no necesita selectMeans: rollAgain, porque con todos los dados guardados no se podría ni lanzar ni anotar',
  noMarks: 'no encaja: donde ruedan los dados marcados, holdsFixed no dejaría marcar ninguno',
  marksGo: 'no encaja: las marcas para volver a rodar desaparecen tras la tirada',
  entryAbove: ({ points, target }) =>
    `no encaja: la primera vez hay que plantarse con ${points}, pero la partida se gana con ${target}`,
  bankAbove: ({ points, target }) =>
    `no encaja: hay que plantarse con ${points}, pero la partida se gana con ${target}`,
  noSingles: 'no encaja: con single1 y single5 a 0, uno o dos dados nunca podrían puntuar',
  neverCounts: 'nunca contaría: sus dados dan lo mismo en combinaciones más pequeñas; null significa ninguna',
  channelTwice: ({ channel }) => `está ocupado: el canal ${channel} ya tiene una moneda`,
  decimals: ({ amount }) =>
    `tiene más de dos decimales (${amount}): ninguna moneda vale una parte de un céntimo`,
  firstTier: ({ credits }) => `es ${credits}, pero el primer precio es el de un crédito`,
  tierOrder: ({ price, before }) =>
    `es ${price}, pero el precio anterior es ${before}: los precios suben de uno a otro`,
  tierDear: ({ credits, price }) =>
    `no tiene sentido: ${credits} por ${price} no sale más barato por crédito que el precio anterior`,
  noCoins: ({ mode }) => `es ${mode}, pero credits.coins no nombra ninguna moneda con que pagar`,
  maxTooLow: ({ max, needed }) => `es ${max}, pero una partida o un precio pide ${needed} créditos`,
} satisfies Words<typeof ENGLISH>;
