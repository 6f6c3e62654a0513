/** Spanish of `en/people.ts`. */
import type { PEOPLE as ENGLISH } from '../en/people.ts';
import type { Words } from '../words.ts';

export const PEOPLE = {
  badName: 'Un nombre necesita una letra o una cifra, y no puede ser uno de los de la mesa. Elige otro.',
  taken: ({ name }) =>
    `En esta mesa ya hay quien se llama ${name}, o casi. Elige otro nombre, o pide al operador que lo libere.`,
  full: 'Esta mesa ya conoce a tanta gente como puede. Pide al operador que libere un nombre.',
  unknown: 'La mesa no conoce este móvil. Elige antes un nombre.',
  hidden: 'No hay tal perfil, o su dueño no lo muestra.',
  notKept: 'La mesa no puede apuntar quién eres. Pide al operador que mire el disco e inténtalo otra vez.',
  noSense: 'La mesa no lo ha entendido. Vuelve a cargar la página.',
  tooMany: ({ seconds }) =>
    `Ya ha llegado bastante de esa dirección. Inténtalo otra vez dentro de ${seconds} segundos.`,
  saved: ({ name }) => `La mesa ya te conoce, ${name}.`,
  forgotten: ({ name }) => `${name} queda en el olvido. Los números se quedan, como los de un invitado.`,
  sits: ({ name, seat }) => `${name} tiene la plaza ${seat}.`,
  coded: ({ name }) =>
    `La mesa te conoce por este código: escribe ${name} con los botones, y luego las cuatro cifras.`,
  codeTaken: ({ shown, name }) =>
    `Con los botones, ${shown} es ${name}, que llegó antes. Para un código propio elige otro nombre: cuentan sus ocho primeras letras.`,
  nobody: 'La mesa no conoce (ya) a nadie así.',
  waits: ({ name, place }) => `${name} espera una plaza, con el número ${place}.`,
  waitsNoMore: ({ name }) => `${name} ya no espera.`,
  joins: ({ name, seat }) => `${name} juega en el equipo de la plaza ${seat}.`,
  parts: ({ name }) => `${name} ya no está en ningún equipo.`,
  freed: ({ name }) => `El nombre ${name} está libre.`,
  waitsNot: ({ name }) => `${name} no espera (ya) ninguna plaza.`,
  isNext: ({ name }) => `${name} es el siguiente nombre al que se llama.`,
} satisfies Words<typeof ENGLISH>;
