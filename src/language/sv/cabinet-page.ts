/** Swedish of `en/cabinet-page.ts`. */
import type { CABINET_PAGE as ENGLISH } from '../en/cabinet-page.ts';
import type { Words } from '../words.ts';
import { plural } from './grammar.ts';

export const CABINET_PAGE = {
  realButtons: 'Det här bordet har riktiga knappar: tryck på dem.',
  watch: 'Titta på protokollet i stället.',
  controls: 'Automatens knappar',
  lever: 'Kasta',
  leverLabel: 'Kastspak',
  previous: 'Bakåt',
  next: 'Framåt',
  select: 'Välj',
  typing: {
    label: (dice) => plural(dice, { one: 'Skriv en tärnings sida', other: `Skriv ${dice} tärningars sidor` }),
    use: 'Använd dem',
    sent: (rolls) => `Inskrivet: ${rolls}. Dra i spaken.`,
    wrong:
      'Ett kast är siffrorna 1 till 6, en för varje tärning som kastas; mellan flera kast står ett blanksteg.',
  },
  coinDoor: {
    label: 'Myntlucka',
    insert: (coin) => `Stoppa i ${coin}`,
    full: 'Inga fler mynt tas emot nu.',
    service: 'Servicekredit',
    door: 'Öppna luckan',
  },
  learn: 'Ny här? Ett lett första spel',
  gamepad: 'Handkontroll',
  service: 'Service',
} satisfies Words<typeof ENGLISH>;
