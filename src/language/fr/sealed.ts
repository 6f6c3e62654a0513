/** French of `en/sealed.ts`. */
import type { SEALED as ENGLISH } from '../en/sealed.ts';
import type { Words } from '../words.ts';

export const SEALED = {
  guestCut: {
    label: 'Un mot pour couper',
    send: 'Couper',
    noAnswer: 'La table ne répond pas.',
  },
  screen: {
    title: 'Les dés sont scellés',
    picture: 'Le sceau en image',
    qr: 'Code QR de la page du téléphone avec ce sceau',
    note: 'Scanner : le téléphone garde le sceau et compare après la partie.',
    guests: 'Puis couper : par les boutons Garder ou d’un mot sur le téléphone.',
    players: 'Puis couper : par les boutons Garder.',
  },
} satisfies Words<typeof ENGLISH>;
