/** Spanish of `en/gamepad.ts`. */
import type { GAMEPAD as ENGLISH } from '../en/gamepad.ts';
import type { Words } from '../words.ts';

export const GAMEPAD = {
  title: 'Mandos y codificadores de arcade',
  none: 'No hay ninguno enchufado. Enchufa uno y pulsa uno de sus botones: solo entonces lo muestran los navegadores.',
  unknown:
    'Este navegador no muestra mandos aquí: algunos lo hacen solo por https o en el propio ordenador de la mesa (http://127.0.0.1).',
  lead: 'Qué pulsa cada botón. Se guarda en este dispositivo, solo para ese mando; de dos iguales, cada uno tiene la suya.',
  change: (input) => `Cambiar ${input}`,
  learn: 'Ahora púlsalo en el mando …',
  cancel: 'Dejarlo así',
  usual: 'Como vino',
  close: 'Cerrar',
  button: (number) => `botón ${number}`,
  axis: (number, forward) => `eje ${number} ${forward ? '+' : '−'}`,
  hat: { up: 'palanca arriba', right: 'palanca derecha', down: 'palanca abajo', left: 'palanca izquierda' },
  nothing: '–',
} satisfies Words<typeof ENGLISH>;
