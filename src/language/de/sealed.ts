/** Was Seiten vor dem ersten Wurf vom Siegel sagen. */
import type { SEALED as ENGLISH } from '../en/sealed.ts';
import type { Words } from '../words.ts';

export const SEALED = {
  guestCut: {
    label: 'Ein Wort zum Abheben',
    send: 'Abheben',
    noAnswer: 'Der Tisch antwortet nicht.',
  },
  screen: {
    title: 'Die Würfel sind versiegelt',
    picture: 'Das Siegel als Bild',
    qr: 'QR-Code der Handy-Seite mit diesem Siegel',
    note: 'Scannen: Dein Handy behält das Siegel und vergleicht nach dem Spiel.',
    guests: 'Dann abheben: mit den Haltetasten oder einem Wort auf dem Handy.',
    players: 'Dann abheben: mit den Haltetasten.',
  },
} satisfies Words<typeof ENGLISH>;
