/** Spanish of `en/button-help.ts`. */
import type { BUTTON_HELP as ENGLISH } from '../en/button-help.ts';
import type { Words } from '../words.ts';

export const BUTTON_HELP = {
  title: 'Cómo se juega',
  lead: 'Tres tiradas por turno. Guarda lo que te guste, lanza lo demás y llena una casilla de tu hoja. Al preparar la partida hay otros juegos.',
  menu: '¿Casilla equivocada? Mantén elegir un segundo, hasta diez segundos después de anotar. Atrás y adelante, mantenidos juntos 1,5 segundos, abren el menú: deshacer, jugar luego, dejar.',
  inputs: { lever: 'Palanca', hold: 'Guardar 1 – 6', leaf: 'Atrás, adelante', select: 'Elegir' },
  nothing: '–',
  keysOf: { lever: 'Intro', hold: '1 – 6', leaf: '← →', select: 'Espacio' },
  keys: 'Mientras se elige casilla, la letra que tiene al lado la anota; tras la última tirada, 1 – 6 muestran Unos a Seises. Q sale.',
} satisfies Words<typeof ENGLISH>;
