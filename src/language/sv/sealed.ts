/** Swedish of `en/sealed.ts`. */
import type { SEALED as ENGLISH } from '../en/sealed.ts';
import type { Words } from '../words.ts';

export const SEALED = {
  guestCut: {
    label: 'Ett ord att kupera med',
    send: 'Kupera',
    noAnswer: 'Bordet svarar inte.',
  },
  screen: {
    title: 'Tärningarna är förseglade',
    picture: 'Sigillet som bild',
    qr: 'QR-kod för telefonsidan, med det här sigillet',
    note: 'Skanna den: din telefon sparar sigillet, och jämför efter spelet.',
    guests: 'Kupera sedan: med hållknapparna, eller med ett ord på din telefon.',
    players: 'Kupera sedan: med hållknapparna.',
  },
} satisfies Words<typeof ENGLISH>;
