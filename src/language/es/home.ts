/** Spanish of `en/home.ts`. */
import type { HOME as ENGLISH } from '../en/home.ts';
import type { Words } from '../words.ts';

export const HOME = {
  state: 'Estado',
  player: 'Jugador',
  points: 'Puntos',
  winner: 'Último ganador',
  event: 'Lo que ha pasado',
  identify: 'Encender',
  brightness: 'Brillo',
  away: ({ broker, why }) =>
    `El bróker ${broker} no responde${why === '' ? '' : ` (${why})`}: la mesa sigue jugando y se lo cuenta todo cuando vuelva. ¿Está en marcha, y es correcto mqtt.url?`,
  login: 'el usuario o la contraseña no son correctos: mqtt.user, mqtt.passwordFile',
  unknownCa: 'nadie en quien esta mesa confíe avala su certificado: mqtt.ca',
  expired: 'su certificado ha caducado',
  otherName: 'su certificado es para otro nombre que el de mqtt.url',
} satisfies Words<typeof ENGLISH>;
