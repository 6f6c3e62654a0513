/** Spanish of `en/manners.ts`. */
import type { MANNERS as ENGLISH } from '../en/manners.ts';
import type { Words } from '../words.ts';

export const MANNERS = {
  plain: {
    welcome: '¡Te damos la bienvenida a {game}!',
    start: 'Tira de la palanca para empezar.',
    roll: 'Le toca a {player}. Tira de la palanca.',
    select: 'Guarda dados y tira de la palanca, o elige una casilla.',
    choose: 'Elige una casilla.',
    stop: '',
    farkle: '',
    unknownBox: 'En este juego no hay esa casilla.',
    filledBox: '{box} ya está llena. Elige otra casilla.',
    preview: '{box} recibiría {points} puntos. Pulsa elegir para anotarlos.',
    scratch: '{box} recibiría 0, otras casillas más. Pulsa elegir dos veces para tacharla.',
    winner: '{player} gana con {total} puntos.',
    tie: '{player} comparten la victoria con {total} puntos.',
    solo: '{player} acaba con {total} puntos.',
    record: '{player} entra en los récords.',
    again: 'Tira de la palanca para jugar otra vez.',
  },
  window: {
    welcome: '¡Te damos la bienvenida al Yahtzee!',
    start: 'Pulsa «s» para empezar.',
    stop: 'Pulsa espacio para acabar antes la ronda y elegir una casilla.',
    choose: '¡Elige una categoría!',
    unknownBox: 'Esa categoría no vale. Los códigos están en la hoja.',
    filledBox: '{box} ya tiene un resultado. Elige otra categoría.',
    winner: '¡¡¡¡¡Gana el jugador {number}, {player}, con {total} puntos!!!!!',
    solo: '¡¡¡¡¡Gana el jugador {number}, {player}, con {total} puntos!!!!!',
  },
  asking: {
    preview: 'La suma es {points}. ¿La aceptas?',
    scratch: '{box}: no es lo que hay. ¿Lo aceptas?',
    solo: 'Tu resultado es {total}.',
    again: '¿Quieres jugar otra vez?',
  },
  rollAgain: {
    welcome: '¡Te damos la bienvenida al Yahtzee!',
    roll: 'Le toca a {player}. Tira de la palanca.',
    select: 'Elige con guardar los dados que vuelven a rodar y tira de la palanca.',
    choose: 'Elige una categoría para esta tirada.',
    winner: '¡Enhorabuena, {player}, ganas con un total de {total}!',
    solo: '¡Enhorabuena, {player}, ganas con un total de {total}!',
    record: '¡Enhorabuena, {player}, estás en los récords!',
  },
  accepting: {
    welcome: '¡Te damos la bienvenida al Scotzee!',
    preview: '{box} recibiría {points} puntos. Pulsa elegir para aceptarlos.',
    solo: '¡Fin de la partida! {player} acaba con {total} puntos.',
    record: '¡Nuevo récord!',
  },
  farkle: {
    welcome: '¡Te damos la bienvenida al Farkle!',
    roll: 'Le toca al jugador {number}: {player}. Tira de la palanca.',
    select: '¿Cuáles te quedas? Guárdalos: la palanca lanza los demás, con elegir te plantas.',
    choose: 'Quedan {rolls} dados. ¿Lanzar otra vez? La palanca lanza, con elegir te plantas.',
    farkle: 'FARKLE: tu turno se ha acabado.',
    winner: '¡{player} gana!',
  },
  zilch: {
    welcome: '¡Te damos la bienvenida al Zilch!',
    farkle: 'ZILCH: tu turno se ha acabado.',
  },
} satisfies Words<typeof ENGLISH>;
