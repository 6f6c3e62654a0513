/** Spanish of `en/sealed.ts`. */
import type { SEALED as ENGLISH } from '../en/sealed.ts';
import type { Words } from '../words.ts';

export const SEALED = {
  guestCut: {
    label: 'Una palabra para cortar',
    send: 'Cortar',
    noAnswer: 'La mesa no responde.',
  },
  screen: {
    title: 'Los dados están sellados',
    picture: 'El sello como imagen',
    qr: 'Código QR de la página del móvil, con este sello',
    note: 'Escanéalo: tu móvil guarda el sello y lo compara después de la partida.',
    guests: 'Luego corta: con los botones de guardar o con una palabra en tu móvil.',
    players: 'Luego corta: con los botones de guardar.',
  },
} satisfies Words<typeof ENGLISH>;
