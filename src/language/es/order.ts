/** Spanish of `en/order.ts`. */
import type { ORDER as ENGLISH } from '../en/order.ts';
import type { Words } from '../words.ts';
import { number } from './grammar.ts';

export const ORDER = {
  lights: 'Se enciende durante 15 segundos.',
  busy: 'Hay una prueba en la mesa y alguien la está mirando: inténtalo dentro de un rato.',
  restarts: 'Arranca de nuevo, y su partida sigue donde estaba.',
  backedUp: ({ file, kilobytes }) => `Copia guardada allí como ${file}, ${number(kilobytes)} kB.`,
  applied: 'Ya tiene estos ajustes.',
  notFetched: ({ why }) => `No se ha podido descargar la versión de la sala: ${why}`,
  noRoom: 'No hay sitio para la versión junto al diario.',
  otherLength: 'Lo que ha llegado no es tan largo como la versión: inténtalo otra vez.',
  updates: ({ name }) =>
    `${name} está comprobada y desempaquetada: arranca ahora, y la mesa vuelve sola a la anterior si no funciona.`,
  late: 'Ha llegado demasiado tarde, o dos veces, y no se ha hecho: inténtalo otra vez.',
  away: 'La mesa no está: no se le ha pedido nada.',
  noAnswer: 'La mesa no ha respondido: mira si se ha hecho.',
} satisfies Words<typeof ENGLISH>;
