/** What only the TV and the overlay say by themselves. */
import { list, number } from './grammar.ts';

export const BIG_SCREEN = {
  sharedWin: 'A shared win',
  names: list,
  total: 'Total',
  saver: 'Press any button',
  join: {
    title: 'Follow on your phone',
    lead: 'Everybody’s score card, live. Same network, no app.',
    qr: (address: string) => `QR code of ${address}`,
  },
  evening: {
    title: 'This evening',
    games: 'Games',
    best: (rules: string) => `Best in ${rules}`,
    streak: 'Wins in a row',
    dare: (total: number) => `Beat ${number(total)}!`,
    race: 'The last game in 20 seconds',
    luck: 'Luck of the night',
    replay: 'Best turns of the last game',
  },
  lastBox: 'last box',
  lastRoll: 'Last roll',
  plusPoints: (points: number) => `+${points}`,
  feats: {
    allAlike: 'Five alike!',
    upperBonus: 'Upper bonus!',
    lead: 'Takes the lead',
    scratch: 'Scratched',
  },
} as const;
