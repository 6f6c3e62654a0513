/** Spanish of `en/till.ts`. */
import type { TILL as ENGLISH } from '../en/till.ts';
import type { Words } from '../words.ts';

export const TILL = {
  title: 'Monedas y créditos',
  credits: (credits) => `Créditos ahora: ${credits}`,
  both: (recent, total) => `${recent} desde el cierre de cuentas, ${total} en total`,
  coins: 'Monedas (canal 1 + 2)',
  money: 'Dinero',
  paid: 'Partidas pagadas',
  free: 'Partidas gratis',
  service: 'Créditos de servicio',
  doors: 'Puerta abierta',
  slams: 'Golpes',
  why: 'Por qué',
  give: 'Dar un crédito',
  clear: 'Borrar todos los créditos',
  close: 'Cerrar las cuentas',
} satisfies Words<typeof ENGLISH>;
