/** German of `en/cabinet-page.ts`. */
import type { CABINET_PAGE as ENGLISH } from '../en/cabinet-page.ts';
import type { Words } from '../words.ts';
import { plural } from './grammar.ts';

export const CABINET_PAGE = {
  realButtons: 'Dieser Tisch hat echte Tasten: Dort wird gedrückt.',
  watch: 'Stattdessen die Spielkarte ansehen.',
  controls: 'Tasten des Automaten',
  lever: 'Wurf',
  leverLabel: 'Wurfhebel',
  previous: 'Zurück',
  next: 'Weiter',
  select: 'Wählen',
  typing: {
    label: (dice) =>
      plural(dice, { one: 'Die Augen eines Würfels tippen', other: `Die Augen von ${dice} Würfeln tippen` }),
    use: 'Nehmen',
    sent: (rolls) => `Getippt: ${rolls}. Jetzt den Hebel ziehen.`,
    wrong:
      'Ein Wurf sind die Ziffern 1 bis 6, eine für jeden Würfel, der rollt; zwischen mehreren Würfen steht ein Leerzeichen.',
  },
  coinDoor: {
    label: 'Münztür',
    insert: (coin) => `${coin} einwerfen`,
    full: 'Mehr Münzen werden gerade nicht genommen.',
    service: 'Servicekredit',
    door: 'Tür öffnen',
  },
  learn: 'Neu hier? Ein geführtes erstes Spiel',
  gamepad: 'Gamepad',
  service: 'Service',
} satisfies Words<typeof ENGLISH>;
