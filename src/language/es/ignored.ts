/** Spanish of `en/ignored.ts`. */
import type { IGNORED as ENGLISH } from '../en/ignored.ts';
import type { Words } from '../words.ts';

export const IGNORED = {
  tumbling: 'los dados aún están rodando',
  farkled: 'aún se muestra el farkle',
  'turn-change': 'el turno ha cambiado hace menos de 300 ms',
  saving: 'la última jugada aún se está guardando',
  stopped: 'la mesa está parada por una avería',
  service: 'la mesa muestra una página de servicio',
  unused: 'el botón no significa nada ahora',
  'not-choosing': 'ahora no se elige ninguna casilla',
  'no-letter': 'no hay ninguna letra que borrar',
} satisfies Words<typeof ENGLISH>;
