/** What only the TV and the overlay say by themselves. */
import { list, number } from './grammar.ts';

export const BIG_SCREEN = {
  sharedWin: 'A shared win',
  wonBy: (points: number) => `by ${number(points)}`,
  names: list,
  decided: (round: number) => `In the lead since round ${round}`,
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
    replay: 'Best turns of the evening',
    ofGame: (game: number) => `game ${game}`,
  },
  how: {
    title: 'How to play',
    boxes: {
      goal: 'Fill each box of your card once: most points in the end win.',
      roll: 'Pull the lever.',
      hold: 'Hold what you like, roll the rest: three rolls.',
      fill: 'Choose a box for your dice.',
      win: 'Most points win.',
    },
    aside: {
      goal: 'Bank points turn after turn: whoever reaches the target wins.',
      roll: 'Pull the lever.',
      hold: 'Hold dice that score: they are set aside.',
      fill: 'Roll on for more, or bank. A roll without points loses the turn.',
      win: 'First at the target wins.',
    },
  },
  example: {
    title: 'This is a turn',
    name: 'Example',
    rolls: 'First roll: three fives.',
    holds: 'The fives are held.',
    again: 'The rest rolls again.',
    scores: 'Five fives: Yahtzee, 50 points!',
  },
  alone: {
    beat: (total: number, name: string) => `To beat: ${number(total)} (${name})`,
    own: (total: number) => `Own best: ${number(total)}`,
    upper: (sum: number, threshold: number) => `Upper part: ${number(sum)} of ${number(threshold)}`,
    par: (points: number) =>
      points < 0 ? `${number(-points)} behind par` : points > 0 ? `${number(points)} above par` : 'at par',
  },
  lastBox: 'last box',
  lastRoll: 'Last roll',
  lastTurn: 'Last turn',
  plusPoints: (points: number) => `+${points}`,
  feats: {
    allAlike: 'Five alike!',
    upperBonus: 'Upper bonus!',
    lead: 'Takes the lead',
    scratch: 'Scratched',
  },
} as const;
