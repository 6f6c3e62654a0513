/** Spanish of `en/table.ts`. */
import type { TABLE as ENGLISH } from '../en/table.ts';
import type { Words } from '../words.ts';
import { list, money, number, plural } from './grammar.ts';

const withPoints = (count: number) => plural(count, { one: '1 punto', other: `${number(count)} puntos` });
const times = (presses: number) => plural(presses, { one: 'una vez', other: `${presses} veces` });
const rollsOf = (rolls: number) => plural(rolls, { one: '1 tirada', other: `${rolls} tiradas` });

export const TABLE = {
  rehearsal: 'Ensayo, con dados tecleados.',
  whichLesson: ({ game }) => `¿Primera vez? Elegir te guía por una partida de ${game}, que nunca cuenta.`,
  lessonBegin:
    'Tira de la palanca: ruedan cinco dados. Tienes tres tiradas por turno para llevarlos a una casilla de la hoja.',
  lessonNext:
    'Ya está en la hoja. Cada casilla se llena una vez, y la que no encaja recibe 0. Tira de la palanca para el próximo turno.',
  lessonOver:
    'Eso es todo. Sigue jugando, o mantén juntos atrás y adelante hasta que se abra el menú: DEJAR termina esta práctica.',
  lessonPaid: 'Eso es todo. Tira de la palanca para preparar tu propia partida.',
  lessonHold: ({ buttons }) =>
    `Pulsa guardar ${list(buttons)}: esos dados se quedan, y los demás vuelven a rodar.`,
  lessonFree: ({ buttons }) =>
    `Pulsa otra vez guardar ${list(buttons)}: ${plural(buttons.length, { one: 'ese dado, mejor lanzarlo', other: 'esos dados, mejor lanzarlos' })} otra vez.`,
  lessonRoll: 'Bien. Tira de la palanca: solo ruedan los dados que no están guardados.',
  lessonScore: ({ box, points }) =>
    `No quedan tiradas: llena una casilla. Elegir muestra la mejor, ${box} por ${withPoints(points)}; atrás y adelante muestran otras.`,
  lessonStop: ({ box, points }) =>
    `${box} ya está ahí, por ${withPoints(points)}: elegir la muestra. O guarda dados y sigue lanzando.`,
  lessonShown: 'Elegir la anota, atrás y adelante muestran otras casillas.',
  setUp: 'Tira de la palanca para preparar una partida.',
  learnOffer: '¿Primera vez? Tira de la palanca y pulsa atrás: APRENDER.',
  credit: ({ credits, price, currency }) => `Créditos: ${credits}. Uno cuesta ${money(price, currency)}.`,
  costs: ({ cost, credits }) =>
    `Esta partida cuesta ${plural(cost, { one: '1 crédito', other: `${cost} créditos` })}; hay ${credits}.`,
  coin: ({ credits }) => `Gracias. Créditos: ${credits}.`,
  slam: 'Alguien ha golpeado o levantado la mesa. La partida sigue.',
  doorOpen: 'Se ha abierto la puerta de monedas. La partida sigue.',
  coinJam: ({ channel }) =>
    `Hay una moneda atascada en el canal ${channel}: no se contará nada hasta retirarla.`,
  called: ({ names, league }) => `${list(names)}, vuestro encuentro de ${league} se juega aquí.`,
  goOn: ({ names }) =>
    `La partida de ${list(names)} puede seguir: tira de la palanca. Pulsa elegir para una partida nueva.`,
  whichGame: ({ game }) => `¿${game}? Atrás y adelante muestran otros juegos, elegir toma este.`,
  whichLanguage: ({ language }) =>
    `¿${language}? Elegir lo hace el idioma de esta mesa. Atrás y adelante muestran los juegos.`,
  coachOff: '¿Sin entrenador?',
  whichRound: ({ id, game, players }) => `Dados duplicados, ronda ${id}: ¿${game} para ${players}?`,
  ofRound: ({ game, id }) => `${game}, ronda ${id}`,
  dealtSo: ({ dice }) => `La sala ha repartido esta tirada: guarda los mismos dados que entonces (${dice}).`,
  coachAfter: '¿Un entrenador que dice lo que ha costado cada elección?',
  coachLive: '¿Un entrenador que además muestra la mejor elección?',
  languageUnkept:
    'La mesa ya lo habla, pero no se pudo escribir el archivo de la mesa: tras el próximo arranque habla el idioma de antes.',
  whoPlays: ({ names, game }) =>
    `${list(names)} ${plural(names.length, { one: 'juega', other: 'juegan' })} a ${game}.`,
  offeredName: ({ number, name }) =>
    `El jugador ${number} es ${name}: elegir toma el nombre, atrás y adelante empiezan otro.`,
  endOfName: ({ number, name }) => `El jugador ${number} es ${name}: elegir toma el nombre.`,
  nameEnd: 'FIN',
  nameKeep: 'GUARDA',
  outOfOrder: 'La mesa espera a su placa. Ninguna partida se pierde.',
  guestsFault: ({ fault }) => `${fault}. Avisa, por favor, a quien cuida de la mesa.`,
  firstBlank: ({ number }) => `Jugador ${number}: un espacio. Elegir lo toma, guardar 1 borra.`,
  blank: ({ number, text }) => `Jugador ${number}: ${text} y un espacio. Elegir lo toma, guardar 1 borra.`,
  letter: ({ number, text }) =>
    `Jugador ${number}: ${text}. Elegir toma la letra, guardar 1 borra, 2 a 6 llevan a A, F, K, P, U.`,
  letterAgain: ({ number, text, letter }) =>
    `Jugador ${number}: ${text}. Atrás lleva a FIN, elegir toma otra ${letter}, 2 a 6 llevan a A, F, K, P, U.`,
  badLine: ({ line, digits }) => `La línea ${line} es ${digits}: una tirada son de 1 a 6 cifras del 1 al 6.`,
  wrongCount: ({ line, digits, count }) =>
    `La línea ${line} es ${digits}, pero ahora ${plural(count, { one: 'rueda 1 dado', other: `ruedan ${count} dados` })}.`,
  noDice: 'En ese texto no hay dados.',
  typeFirst: 'Teclea antes los dados.',
  housePlays: ({ player }) => `${player} juega por la casa. Cualquier botón lo acelera.`,
  ofHouse: ({ rules }) => `${rules}: la casa`,
  houseOffered: ({ number, name }) =>
    `El jugador ${number} es ${name}, de la casa: elegir lo toma, atrás y adelante muestran otros.`,
  codeAsked: ({ number, name, missing }) =>
    missing === 0
      ? `Jugador ${number}: elegir toma el código, guardar 1 borra una cifra.`
      : `Jugador ${number}: ${name} es el nombre de alguien. Pon el código, ${plural(missing, { one: 'falta 1 cifra', other: `faltan ${missing} cifras` })}. Elegir enseguida: jugar sin él.`,
  keepName: ({ number, name }) =>
    `Jugador ${number}, ${name}: elige y la mesa te conocerá la próxima vez, por cuatro cifras tuyas.`,
  codeChosen: ({ number, name, missing }) =>
    `Jugador ${number}: cuatro cifras por las que la mesa conocerá a ${name}, ${plural(missing, { one: 'falta 1', other: `faltan ${missing}` })}. Elegir enseguida: jugar sin ellas.`,
  codeWrong: 'Ese no es el código.',
  codeWait: 'Demasiados códigos erróneos: espera diez minutos o más, o toma la plaza con tu móvil.',
  holdOn: 'Mantén elegir para deshacer lo anotado.',
  rolls: ({ player }) => `${player} lanza.`,
  rollsLeft: ({ player, rolls }) =>
    `A ${player} ${plural(rolls, { one: 'le queda', other: 'le quedan' })} ${rollsOf(rolls)}.`,
  rollsLeftSaved: ({ player, rolls, saved }) =>
    `A ${player} ${plural(rolls, { one: 'le queda', other: 'le quedan' })} ${rollsOf(rolls)}, ${saved === rolls ? 'todas ahorradas' : `${saved} de ellas ahorradas`}.`,
  anyRolls: ({ player }) => `A ${player} le quedan las tiradas que quiera.`,
  claimed: ({ player }) => `${player} ha reclamado el bono.`,
  choosesAgain: ({ player }) => `${player} elige otra vez.`,
  rollsNoMore: ({ player }) => `${player} no lanza más.`,
  noRolls: ({ player }) => `A ${player} no le quedan tiradas.`,
  takesMore: ({ box, points }) =>
    `${box} recibe ${number(points)} puntos más. Pulsa elegir para reclamarlos.`,
  scratchAgain: ({ box, seconds }) => `Pulsa elegir otra vez en ${seconds} segundos para tachar ${box}.`,
  andBonus: ({ bonus }) => `También gana un bono de ${bonus}.`,
  hasTotal: ({ player, total }) => `${player} tiene ${withPoints(total)}.`,
  boxOpen: ({ player, box }) => `${player}: ${box} está abierta.`,
  boxHas: ({ player, box, points }) => `${player}: ${withPoints(points)} en ${box}.`,
  asks: ({ player, what }) => `${player}: ${what}`,
  banksAgain: ({ player }) => `${player} se planta otra vez`,
  inTurn: ({ player, points }) => `${player}: ${withPoints(points)} en este turno.`,
  spared: ({ player, points }) => `${player}: nada puntúa, y eso vale ${withPoints(points)}.`,
  rollOrBank: 'Lanza otra vez todos los dados, o plántate.',
  bank: 'Pulsa elegir para plantarte.',
  hotDice: '¡DADOS CALIENTES!',
  lost: ({ player, farkle, lost }) => `${player}: ${farkle} Se pierden ${withPoints(lost)}.`,
  penalty: ({ busts, cost }) => `El castigo por ${busts.toLowerCase()} seguidos es de ${withPoints(cost)}.`,
  farkleCosts: ({ player, cost, total }) =>
    `Un farkle cuesta a ${player} ${number(cost)} puntos. ${player} tiene ahora ${number(total)}.`,
  farklesCost: ({ player, farkles, cost, total }) =>
    `${farkles} farkles seguidos cuestan a ${player} ${number(cost)} puntos. ${player} tiene ahora ${number(total)}.`,
  corrected: 'La partida se ha corregido.',
  allOut: 'Todos se han retirado.',
  askName: ({ player }) => `Atrás y adelante empiezan un nombre para ${player}, elegir sigue sin nombre.`,
  stopped: ({ fault }) => `La mesa se ha parado. ${fault}`,
  resume: 'Pulsa elegir para seguir con la partida.',
  takeBack: 'Pulsa elegir para deshacer lo último anotado y elegir otra vez.',
  skip: 'Pulsa elegir para jugar este turno más tarde.',
  quit: 'Pulsa elegir para dejar la partida. La palanca puede seguir con ella un rato.',
  pagesAt: ({ address }) => `Las páginas están en ${address}. Elegir sigue.`,
  noAddress: 'sin dirección',
  pinShown:
    'El visor de la mesa muestra el PIN de la página del operador, ninguna página lo muestra; también está en el archivo operator-pin de la carpeta de datos. Elegir sigue.',
  pinOld: 'El PIN nuevo no se pudo guardar: el visor muestra el anterior. Elegir sigue.',
  pinNotForGuests: 'Los invitados de una mesa abierta no crean un PIN nuevo: vale el anterior. Elegir sigue.',
  inService: 'El servicio está abierto: visor y dados lo muestran. Una partida espera tal como está.',
  testButtons: 'Prueba de botones: pulsa uno. Elegir, mantenido 5 segundos, crea un PIN nuevo.',
  tested: ({ button, presses }) => `Prueba de botones: ${button}, pulsado ${times(presses)}.`,
  bounced: ({ button, presses, bounces }) =>
    `Prueba de botones: ${button}, pulsado ${times(presses)}, ${bounces} demasiado pronto tras otra: su contacto rebota.`,
  cut: ({ cut }) => `Se cortan los dados: ${cut}.`,
  guestCut: ({ text }) => `Un invitado corta los dados: ${text}.`,
  moreCuts: ({ left }) =>
    `${plural(left, { one: 'Puede seguir una pulsación más', other: `Pueden seguir ${left} pulsaciones más` })}.`,
  banked: ({ player, points, total }) =>
    `${player} se planta con ${number(points)} puntos y tiene ahora ${number(total)}.`,
  stuck: ({ button }) => `${button} está atascado: suéltalo. Los demás botones funcionan.`,
  chatters: ({ button }) => `${button} tiembla: déjalo en paz dos segundos. Los demás botones funcionan.`,
} satisfies Words<typeof ENGLISH>;
