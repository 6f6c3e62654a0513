/** German of `en/big-screen.ts`. */
import type { BIG_SCREEN as ENGLISH } from '../en/big-screen.ts';
import type { Words } from '../words.ts';
import { list, number } from './grammar.ts';

export const BIG_SCREEN = {
  sharedWin: 'Ein geteilter Sieg',
  names: list,
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
    replay: 'Die besten Züge des letzten Spiels',
  },
  lastBox: 'letztes Feld',
  lastRoll: 'Letzter Wurf',
  plusPoints: (points) => `+${points}`,
  feats: {
    allAlike: 'Fünf Gleiche!',
    upperBonus: 'Oberer Bonus!',
    lead: 'Geht in Führung',
    scratch: 'Gestrichen',
  },
} satisfies Words<typeof ENGLISH>;
