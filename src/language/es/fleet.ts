/** Spanish of `en/fleet.ts`. */
import type { FLEET as ENGLISH } from '../en/fleet.ts';
import type { Words } from '../words.ts';

export const FLEET = {
  signInFirst: 'Entra primero con el código de la sala.',
  noTable: 'Esta sala no tiene esa mesa.',
  noCode: 'Ninguna mesa muestra esos caracteres.',
  grouped: 'La mesa está ahora en ese grupo.',
  noSettings: 'Al menos una clave del archivo de la mesa y cien como mucho, por favor.',
  wrongSettings: ({ why }) => `Estos no son ajustes: ${why}`,
  wanted: 'Revisión guardada: cada mesa del grupo la recibe en cuanto se la oye.',
  noRecords: 'Esta pasarela no tiene base de datos y no conoce récords: mira en otra de la sala.',
  noRelease: 'En la carpeta de la sala no hay esa versión.',
  updates: 'La mesa la descarga, comprueba quién la hizo y la prueba; abajo quedará en qué ha acabado.',
  revoked: 'La mesa está despedida: sigue jugando y no envía nada más a esta sala.',
} satisfies Words<typeof ENGLISH>;
