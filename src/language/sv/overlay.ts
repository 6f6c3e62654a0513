/** Swedish of `en/overlay.ts`. */
import type { OVERLAY as ENGLISH } from '../en/overlay.ts';
import type { Words } from '../words.ts';
import { number } from './grammar.ts';

export const OVERLAY: Words<typeof ENGLISH> = {
  pageTitle: 'Dicetable: bygg en overlay',
  title: 'En overlay till din sändning',
  lead: 'Välj vad dina tittare ser, och ge sedan adressen till OBS: en webbläsarkälla på 1920 × 1080.',
  layout: 'Utformning',
  layouts: { compact: 'En ruta i hörnet', wide: 'En list med allt', lower: 'En namnskylt nertill' },
  theme: 'Färger',
  themes: { dark: 'Mörka', light: 'Ljusa' },
  scale: 'Storlek i procent',
  delay: 'Fördröjning i sekunder',
  delayNote: 'Ligger din sändning efter bordet? Då gör overlayen det också, även efter ett avbrott.',
  shows: 'Vad den visar',
  parts: {
    head: 'Spel och runda',
    players: 'Spelare och totaler',
    dice: 'Tärningar och kast kvar',
    odds: 'Vem som troligen vinner',
    news: 'De senaste poängen',
    winner: 'Vinnaren',
  },
  address: 'Dess adress',
  copy: 'Kopiera adressen',
  copied: 'Kopierat.',
  preview: 'Så ser den ut nu',
  nobody: 'Medan ingen spelar visas ett exempel här; i din stream visar overlayen då ingenting.',
  tv: {
    title: 'Sidan för en TV',
    leds: 'LED-tärningar som på bordet',
    clear: 'Vita tärningar med mörka prickar',
  },
  wrong: 'Adressen till den här overlayen är fel',
  wrongOne: (name, value, allowed) => `${name}=${value}: det får vara ${allowed}.`,
  unknown: (name) => `${name}: det finns ingen sådan parameter.`,
  between: (least, most) => `ett tal från ${number(least)} till ${number(most)}`,
  oneOf: (words) => `något av ${words}`,
  mend: (path) => `Bygg den på ${path}.`,
};
