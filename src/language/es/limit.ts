/** Spanish of `en/limit.ts`. */
import type { LIMIT as ENGLISH } from '../en/limit.ts';
import type { Words } from '../words.ts';

export const LIMIT = {
  noChecks: ({ seconds }) =>
    `Una placa Firmata no confirma ni comprueba nada: lo que estropea un mal cable sigue mal hasta que se vuelve a enviar, en ${seconds} s como mucho.`,
  falsePress:
    'Un aviso estropeado de sus entradas no se distingue de uno bueno: puede ser una pulsación que nadie ha hecho.',
  noCounts:
    'No cuenta pulsaciones: la que se hace mientras no se oye a la placa se pierde. Su zumbador tiene un solo tono, y no tiene puerta de monedas.',
} satisfies Words<typeof ENGLISH>;
