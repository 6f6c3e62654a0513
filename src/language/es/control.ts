/** Spanish of `en/control.ts`. */
import type { CONTROL as ENGLISH } from '../en/control.ts';
import type { Words } from '../words.ts';

export const CONTROL = {
  realButtons: 'Esta mesa tiene botones de verdad: pulsa esos.',
  notYou:
    'Solo un navegador que haya abierto la dirección impresa al arrancar la mesa, o un operador, puede pulsar sus botones.',
  misunderstood: 'No se ha entendido este mensaje. Vuelve a cargar la página.',
} satisfies Words<typeof ENGLISH>;
