/** What pages say of the seal before the first roll: on a TV, and to guests who may cut. */
export const SEALED = {
  guestCut: {
    label: 'A word to cut the dice',
    send: 'Cut',
    noAnswer: 'The table does not answer.',
  },
  screen: {
    title: 'The dice are sealed',
    picture: 'The seal as a picture',
    qr: 'QR code of the phone page, with this seal',
    note: 'Scan it: your phone keeps the seal, and after the game compares.',
    guests: 'Then cut: by the hold buttons, or by a word on your phone.',
    players: 'Then cut: by the hold buttons.',
  },
} as const;
