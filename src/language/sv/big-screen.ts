/** Swedish of `en/big-screen.ts`. */
import type { BIG_SCREEN as ENGLISH } from '../en/big-screen.ts';
import type { Words } from '../words.ts';
import { list, number } from './grammar.ts';

export const BIG_SCREEN = {
  sharedWin: 'Delad seger',
  names: list,
  total: 'Totalt',
  saver: 'Tryck på valfri knapp',
  join: {
    title: 'Följ på din telefon',
    lead: 'Allas protokoll, live. Samma nätverk, ingen app.',
    qr: (address) => `QR-kod för ${address}`,
  },
  evening: {
    title: 'I kväll',
    games: 'Spel',
    best: (rules) => `Bäst i ${rules}`,
    streak: 'Segrar i rad',
    dare: (total) => `Slå ${number(total)}!`,
    replay: 'Senaste spelets bästa omgångar',
    race: 'Senaste spelet på 20 sekunder',
    luck: 'Kvällens tur',
  },
  lastBox: 'sista rutan',
  lastRoll: 'Sista kastet',
  plusPoints: (points) => `+${number(points)}`,
  feats: {
    allAlike: 'Fem lika!',
    upperBonus: 'Övre bonus!',
    lead: 'Tar ledningen',
    scratch: 'Struken',
  },
} satisfies Words<typeof ENGLISH>;
