/** Von der Adresse der Einblendung und der Seite, die sie zusammenstellt. */

import type { OVERLAY as ENGLISH } from '../en/overlay.ts';
import type { Words } from '../words.ts';

export const OVERLAY: Words<typeof ENGLISH> = {
  pageTitle: 'Dicetable: Einblendung bauen',
  title: 'Eine Einblendung für deinen Stream',
  lead: 'Wähle, was deine Zuschauer sehen, und gib OBS die Adresse: eine Browserquelle von 1920 × 1080.',
  layout: 'Anordnung',
  layouts: { compact: 'Ein Feld in der Ecke', wide: 'Ein Balken mit allem', lower: 'Eine Bauchbinde' },
  theme: 'Farben',
  themes: { dark: 'Dunkel', light: 'Hell' },
  scale: 'Größe in Prozent',
  delay: 'Verzögerung in Sekunden',
  delayNote:
    'Dein Stream hinkt dem Tisch hinterher? Dann tut es auch die Einblendung, selbst nach einer Unterbrechung.',
  shows: 'Was sie zeigt',
  parts: {
    head: 'Spiel und Runde',
    players: 'Spieler und Summen',
    dice: 'Würfel und restliche Würfe',
    odds: 'Wer wohl gewinnt',
    news: 'Was gerade gewertet wurde',
    winner: 'Den Sieger',
  },
  address: 'Ihre Adresse',
  copy: 'Adresse kopieren',
  copied: 'Kopiert.',
  preview: 'So sieht sie jetzt aus',
  nobody:
    'Solange niemand spielt, steht hier ein Beispiel; in deinem Stream zeigt die Einblendung dann nichts.',
  tv: {
    title: 'Die Seite für einen Fernseher',
    leds: 'LED-Würfel wie am Tisch',
    clear: 'Weiße Würfel mit dunklen Augen',
  },
  wrong: 'Die Adresse dieser Einblendung stimmt nicht',
  wrongOne: (name, value, allowed) => `${name}=${value}: möglich ist ${allowed}.`,
  unknown: (name) => `${name}: diese Angabe gibt es nicht.`,
  between: (least, most) => `eine Zahl von ${least} bis ${most}`,
  oneOf: (words) => `eines von ${words}`,
  mend: (path) => `Stelle sie unter ${path} zusammen.`,
};
