/** Swedish of `en/big-screen.ts`. */
import type { BIG_SCREEN as ENGLISH } from '../en/big-screen.ts';
import type { Words } from '../words.ts';
import { list, number } from './grammar.ts';

export const BIG_SCREEN = {
  sharedWin: 'Delad seger',
  wonBy: (points) => `med ${number(points)}`,
  names: list,
  decided: (round) => `I ledning sedan runda ${round}`,
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
    replay: 'Kvällens bästa omgångar',
    ofGame: (game) => `spel ${game}`,
    race: 'Senaste spelet på 20 sekunder',
    luck: 'Kvällens tur',
  },
  how: {
    title: 'Så spelar du',
    boxes: {
      goal: 'Fyll varje ruta i protokollet en gång: flest poäng vinner.',
      roll: 'Dra i spaken.',
      hold: 'Håll det du vill ha, kasta resten: tre kast.',
      fill: 'Välj en ruta för kastet.',
      win: 'Flest poäng vinner.',
    },
    aside: {
      goal: 'Säkra poäng omgång för omgång: den som når målet vinner.',
      roll: 'Dra i spaken.',
      hold: 'Håll tärningar som ger poäng: de läggs åt sidan.',
      fill: 'Kasta vidare eller säkra. Ett kast utan poäng kostar omgången.',
      win: 'Först till målet vinner.',
    },
  },
  example: {
    title: 'Så går en omgång till',
    name: 'Exempel',
    rolls: 'Första kastet: tre femmor.',
    holds: 'Femmorna hålls.',
    again: 'Resten kastas igen.',
    scores: 'Fem femmor: Yahtzee, 50 poäng!',
  },
  alone: {
    beat: (total, name) => `Att slå: ${number(total)} (${name})`,
    own: (total) => `Eget rekord: ${number(total)}`,
    upper: (sum, threshold) => `Övre delen: ${number(sum)} av ${number(threshold)}`,
    par: (points) =>
      points < 0
        ? `${number(-points)} under takten`
        : points > 0
          ? `${number(points)} över takten`
          : 'precis i takt',
  },
  lastBox: 'sista rutan',
  lastRoll: 'Sista kastet',
  lastTurn: 'Sista omgången',
  plusPoints: (points) => `+${number(points)}`,
  feats: {
    allAlike: 'Fem lika!',
    upperBonus: 'Övre bonus!',
    lead: 'Tar ledningen',
    scratch: 'Struken',
  },
} satisfies Words<typeof ENGLISH>;
