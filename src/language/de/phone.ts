/** German of `en/phone.ts`. */
import type { PHONE as ENGLISH } from '../en/phone.ts';
import type { Words } from '../words.ts';
import { list, number, plural } from './grammar.ts';

const points = (count: number) => plural(count, { one: '1 Punkt', other: `${number(count)} Punkte` });

export const PHONE: Words<typeof ENGLISH> = {
  points,
  needs: {
    title: 'Was noch fehlt',
    swipe: 'Die Blöcke nebeneinander: wischen, Pfeiltasten oder die Namen darüber',
    alone: (total) => `bisher ${points(total)}`,
    likely: (expected, low, high) =>
      `Am Ende wohl etwa ${number(expected)} (${number(low)} bis ${number(high)})`,
    likelyOne: (total) => `Am Ende wohl ${number(total)}`,
    most: (total) => `Am Ende höchstens ${number(total)}`,
    one: (boxes) => `Ein Feld allein kann das bringen: ${list(boxes)}`,
    together: (most) => `Kein Feld allein bringt das; alle offenen bringen höchstens ${number(most)}`,
    levelAtMost: (most) => `Kann nur noch gleichziehen: Die offenen Felder bringen höchstens ${number(most)}`,
    beaten: (most) => `Nicht mehr erreichbar: Die offenen Felder bringen höchstens ${number(most)}`,
    again: (points) => ` (davon ${number(points)} für weitere Fünflinge)`,
    toTarget: (left) => `noch ${number(left)} bis zum Ziel`,
    upperWon: (bonus) => `Oberer Bonus von ${number(bonus)}: erreicht`,
    upperOpen: (more, boxes, bonus) =>
      `Oberer Bonus von ${number(bonus)}: noch ${number(more)} aus ${list(boxes)}`,
    upperLost: (bonus) => `Oberer Bonus von ${number(bonus)}: nicht mehr erreichbar`,
    meter: (sum, threshold) => `${number(sum)} von ${number(threshold)}`,
    upTo: (most) => `≤ ${number(most)}`,
    open: (most) => `offen, höchstens ${number(most)}`,
    column: (times) => `Spalte × ${times}`,
  },
  turn: {
    scored: (name, box) => `${name}: ${box}`,
    banked: (name) => `${name} sichert`,
    busted: (name) => `${name}: Farkle`,
    watch: 'Diesen Zug noch einmal ansehen',
    title: (name) => `Der letzte Zug: ${name}`,
    roll: (roll, rolls) => `Wurf ${roll} von ${rolls}`,
    stays: 'bleibt',
    die: (face, stays) => (stays ? `${face}, bleibt` : `${face}`),
    back: 'Zurück',
    next: 'Weiter',
    again: 'Noch einmal',
    close: 'Schließen',
  },
  share: {
    send: 'Diesen Tisch teilen',
    copied: 'Kopiert.',
    address: 'Die Adresse zum Kopieren',
    home: 'Das Menü des Browsers legt diese Seite auf den Startbildschirm: Dort öffnet sie sich wie eine App.',
  },
  pictures: {
    title: 'Die Regeln in Bildern',
    worth: (count) => `= ${number(count)}`,
  },
};
