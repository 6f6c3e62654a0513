/** What the operator's page says of the table beside the corrections. */
import { number } from './grammar.ts';

export const TABLE_NOW = {
  now: 'On the table',
  tapBox:
    'Tap a box of a card to choose it for a correction: its points can be set, and where the rules allow it, the newest score goes there.',
  boxOf: (name: string, box: string) => `${name}, ${box}: `,
  setPoints: 'Set its points …',
  moveHere: (points: number) => `The newest score goes here: ${number(points)}`,
} as const;
