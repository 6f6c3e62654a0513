/** Spanish of `en/verify.ts`. */
import type { VERIFY as ENGLISH } from '../en/verify.ts';
import type { Words } from '../words.ts';
import { CHECK } from './check.ts';

export const VERIFY = {
  check: CHECK,
  pageTitle: 'Prueba de los dados · Dicetable',
  title: (game) => `Dados de la partida ${game}`,
  waiting: 'Los dados se calculan de nuevo…',
  noAnswer: 'La mesa no responde con una partida. Vuelve a cargar esta página cuando estés en su red.',
  back: 'A la mesa',
  right: 'Todos los dados son correctos',
  wrong: 'Algo no está bien',
  typed: 'Un ensayo: sus dados se han tecleado',
  dealt: 'Los dados vinieron de una sala',
  rehearsal: 'Ensayo',
  here: 'Calculado ahora mismo, en este dispositivo.',
  rightText: (dice, rolls) => `Los ${dice} dados de ${rolls} tiradas salen otra vez de la semilla sellada.`,
  pointsText:
    'La mesa la ha jugado de nuevo: puntos, turnos y ganadores se siguen de estos dados y de lo elegido, según las reglas. Quien no crea a la mesa pregunta con dicetable verify.',
  pointsUnknown: (rules) =>
    `Los puntos no se han comprobado: solo el archivo de la mesa tiene las reglas «${rules}». Sin ellas nadie puede saber si esta partida se jugó.`,
  corrected: (who) => `Cambiado a mano, así que puntos y totales no se siguen solo de los dados: ${who}.`,
  correctedBy: (by, seqs) => `${by} (evento ${seqs})`,
  typedText: 'Sus eventos son como se escribieron. De los dados no prueba nada.',
  dealtText: (round) =>
    `Sus eventos son como se escribieron. Sus dados son los de la ronda ${round} de una sala, los mismos en todas las mesas: la página /round/${round} de esa sala los prueba cuando todos han jugado.`,
  events: 'Eventos',
  eventsText: (count) => `los ${count} son como se escribieron`,
  seal: 'Sello',
  sealPicture: 'El sello como imagen: cada celda es una cifra',
  sawThis: (time) => `A este dispositivo se le mostró este mismo sello, ${time}.`,
  sawOther: (time) =>
    `A este dispositivo se le mostró otro sello para una partida con este número, ${time}. O la mesa ha empezado un diario nuevo desde entonces, o esta no es la partida que se jugó:`,
  link: 'Último eslabón',
  linkText: 'para apuntarlo: evento y hash, que cubren todos los eventos anteriores',
  sawLink: (seq) =>
    `Este dispositivo vio el evento ${seq} como el último del diario; este registro lo tiene en su sitio, así que nada anterior ha cambiado desde entonces.`,
  lostLink: (seq) =>
    `Este dispositivo vio el evento ${seq} como el último del diario, y este registro no tiene ese en su sitio: alguien escribió el diario de nuevo, o lo echó atrás.`,
  guestCuts: (words) => `tecleado por invitados: ${words}`,
  sealText: 'SHA-256 de semilla, reglas y jugadores',
  seed: 'Semilla',
  cut: 'Corte de los jugadores',
  noCut: 'ninguno',
  event: (seq) => `Evento ${seq}`,
  rolls: 'Cada tirada',
  rollsText:
    'La semilla es la clave, el texto se firma con ella (HMAC-SHA256); cada byte menor que 252 da un dado: su resto entre 6, más 1. Los dados entre paréntesis no se lanzaron.',
  roll: 'Tirada',
  player: 'Jugador',
  text: 'Texto',
  dice: 'Dados',
  proves: 'Lo que esto prueba',
  provesText:
    'La semilla, y con ella cada tirada, estaba fijada antes de que los jugadores cortaran, y nadie la eligió después, si este es el sello que viste antes de la primera tirada: compara las 64 cifras, o la imagen, con lo que apuntaste. Esta página compara con lo que se mostró a este dispositivo. Ocho cifras son solo un asa: quien tenga un ordenador encuentra otra semilla para ellas.',
  notText:
    'No prueba que el programa de la mesa sea el publicado: un programa cambiado podría haber sacado semillas hasta que una le gustara, con jugadores que no cortan. Tampoco que esta partida se jugara: quien pueda escribir en el diario puede inventarse una entera, con su propia semilla; el sello que viste lo delata. Y quien pueda leer la carpeta de datos mientras jugáis conoce las tiradas que vienen: que un invitado corte el último.',
} satisfies Words<typeof ENGLISH>;
