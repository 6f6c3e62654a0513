/** German of `en/history.ts`. */
import type { HISTORY as ENGLISH } from '../en/history.ts';
import type { Words } from '../words.ts';
import { number } from './grammar.ts';

export const HISTORY = {
  pageTitle: 'Verlauf · Dicetable',
  title: 'Gespielte Spiele',
  lead: 'Jedes Spiel, das zu Ende gespielt wurde, das neueste zuerst.',
  none: 'Noch wurde kein Spiel beendet.',
  more: 'Ältere Spiele',
  loading: 'Der Tisch wird gefragt …',
  noAnswer: 'Der Tisch antwortet nicht. Läuft er, und ist dieses Gerät in seinem Netz?',
  game: (number) => `Spiel ${number}`,
  all: 'Alle Spiele',
  winner: 'Sieg',
  rehearsal: 'Probe',
  corrected: 'berichtigt',
  abandoned: 'vor dem Ende verlassen',
  when: 'Gespielt',
  points: number,
  exports: 'Herunterladen',
  json: 'JSON',
  csv: 'CSV',
  verify: 'Würfel prüfen',
  step: {
    title: 'Wurf für Wurf',
    of: (now, all) => `Schritt ${now} von ${all}`,
    first: 'Erster Schritt',
    previous: 'Ein Schritt zurück',
    next: 'Ein Schritt weiter',
    last: 'Letzter Schritt',
    slider: 'Schritt',
    round: (round) => `Runde ${round}`,
    dice: 'Würfel',
    noDice: 'Noch nichts gewürfelt',
    held: 'gehalten',
    set: 'zur Seite gelegt',
    turn: (points) => `Dieser Zug: ${number(points)}`,
    keys: 'Die Pfeiltasten gehen auch.',
  },
  card: { title: 'Spielkarten', box: 'Feld', times: (times) => `× ${times}`, open: 'offen' },
  totals: { title: 'Punkte über die Züge', turn: 'Zug', after: (turn) => `nach Zug ${turn}` },
  dice: {
    title: 'Würfel dieses Spiels',
    face: (face) => `Augenzahl ${face}`,
    count: (count) => `${count}`,
    lead: (dice) =>
      `${dice} Würfel wurden gerollt. Bei ehrlichen Würfeln enden 19 von 20 Balken innerhalb des Bandes.`,
    inside: 'innerhalb des Bandes',
    outside: 'außerhalb des Bandes',
    row: (face, count, low, high, verdict) =>
      `Augenzahl ${face}: ${count}, erwartet ${low} bis ${high}, ${verdict}`,
  },
} satisfies Words<typeof ENGLISH>;
