/** German of `en/big-screen.ts`. */
import type { BIG_SCREEN as ENGLISH } from '../en/big-screen.ts';
import type { Words } from '../words.ts';
import { list, number } from './grammar.ts';

export const BIG_SCREEN = {
  sharedWin: 'Ein geteilter Sieg',
  wonBy: (points) => `mit ${number(points)} Vorsprung`,
  names: list,
  decided: (round) => `In Führung seit Runde ${round}`,
  total: 'Summe',
  saver: 'Eine Taste drücken',
  join: {
    title: 'Auf dem Handy mitlesen',
    lead: 'Alle Spielkarten, live. Gleiches Netz, keine App.',
    qr: (address) => `QR-Code von ${address}`,
  },
  evening: {
    title: 'Dieser Abend',
    games: 'Spiele',
    best: (rules) => `Bestes in ${rules}`,
    streak: 'Siege in Folge',
    dare: (total) => `Wer schlägt ${number(total)}?`,
    race: 'Das letzte Spiel in 20 Sekunden',
    luck: 'Glück des Abends',
    replay: 'Die besten Züge des Abends',
    ofGame: (game) => `Spiel ${game}`,
  },
  how: {
    title: 'So wird gespielt',
    boxes: {
      goal: 'Jedes Feld der Karte einmal füllen: Die meisten Punkte gewinnen.',
      roll: 'Den Hebel ziehen.',
      hold: 'Behalten, was gefällt, den Rest neu würfeln: drei Würfe.',
      fill: 'Ein Feld für die Würfel wählen.',
      win: 'Die meisten Punkte gewinnen.',
    },
    aside: {
      goal: 'Zug für Zug Punkte sichern: Wer das Ziel erreicht, gewinnt.',
      roll: 'Den Hebel ziehen.',
      hold: 'Zählende Würfel halten: Sie bleiben liegen.',
      fill: 'Noch einmal würfeln oder sichern. Ein Wurf ohne Punkte kostet den Zug.',
      win: 'Wer zuerst am Ziel ist, gewinnt.',
    },
  },
  example: {
    title: 'So geht ein Zug',
    name: 'Beispiel',
    rolls: 'Erster Wurf: drei Fünfen.',
    holds: 'Die Fünfen werden gehalten.',
    again: 'Der Rest rollt noch einmal.',
    scores: 'Fünf Fünfen: Yahtzee, 50 Punkte!',
  },
  alone: {
    beat: (total, name) => `Zu schlagen: ${number(total)} (${name})`,
    own: (total) => `Eigene Bestleistung: ${number(total)}`,
    upper: (sum, threshold) => `Oberer Teil: ${number(sum)} von ${number(threshold)}`,
    par: (points) =>
      points < 0
        ? `${number(-points)} hinter dem Soll`
        : points > 0
          ? `${number(points)} über dem Soll`
          : 'genau im Soll',
  },
  lastBox: 'letztes Feld',
  lastRoll: 'Letzter Wurf',
  lastTurn: 'Letzter Zug',
  plusPoints: (points) => `+${points}`,
  feats: {
    allAlike: 'Fünf Gleiche!',
    upperBonus: 'Oberer Bonus!',
    lead: 'Geht in Führung',
    scratch: 'Gestrichen',
  },
} satisfies Words<typeof ENGLISH>;
