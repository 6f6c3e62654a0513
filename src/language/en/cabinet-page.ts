/** What only the page of the on-screen cabinet says by itself. */
import { plural } from './grammar.ts';

export const CABINET_PAGE = {
  realButtons: 'This table has real buttons: press those.',
  watch: 'Watch the score card instead.',
  controls: 'Cabinet controls',
  lever: 'Roll',
  leverLabel: 'Roll lever',
  previous: 'Previous',
  next: 'Next',
  select: 'Select',
  typing: {
    label: (dice: number) =>
      plural(dice, { one: 'Type the face of one die', other: `Type the faces of ${dice} dice` }),
    use: 'Use these',
    sent: (rolls: string) => `Typed: ${rolls}. Pull the lever.`,
    wrong:
      'A roll is the digits 1 to 6, one for each die that rolls; several rolls have a blank between them.',
  },
  coinDoor: {
    label: 'Coin door',
    insert: (coin: string) => `Put in ${coin}`,
    full: 'No more coins are taken now.',
    service: 'Service credit',
    door: 'Open door',
  },
  learn: 'New here? A led first game',
  gamepad: 'Gamepad',
  service: 'Service',
} as const;
