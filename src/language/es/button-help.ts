/** Spanish of `en/button-help.ts`. */
import type { BUTTON_HELP as ENGLISH } from '../en/button-help.ts';
import type { Words } from '../words.ts';

export const BUTTON_HELP = {
  title: 'Cómo se juega',
  goal: 'Llena una vez cada casilla de tu hoja: gana quien tenga más puntos al final.',
  steps: {
    roll: 'Lanza: tira de la palanca, hasta tres veces por turno.',
    hold: 'Guarda: pulsa el botón bajo cada dado que se queda.',
    score: 'Anota: elige una casilla y sus puntos son tuyos.',
  },
  others: 'Al preparar la partida hay otros juegos.',
  buttons: 'Qué hace cada botón',
  menu: '¿Casilla equivocada? Mantén elegir un segundo, hasta diez segundos después de anotar. Atrás y adelante, mantenidos juntos 1,5 segundos, abren el menú: deshacer, jugar luego, dejar.',
  inputs: { lever: 'Palanca', hold: 'Guardar 1 – 6', leaf: 'Atrás, adelante', select: 'Elegir' },
  nothing: '–',
  keyboard: 'Teclado',
  keyNames: { enter: 'Intro', space: 'Espacio' },
  keys: 'Mientras se elige casilla, la letra que tiene al lado la anota; tras la última tirada, 1 – 6 muestran Unos a Seises. Q sale.',
} satisfies Words<typeof ENGLISH>;
