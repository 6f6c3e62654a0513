import type { TABLE_NOW as EN } from '../en/table-now.ts';
import type { Words } from '../words.ts';
import { number } from './grammar.ts';

export const TABLE_NOW: Words<typeof EN> = {
  now: 'Auf dem Tisch',
  tapBox:
    'Ein Feld einer Karte antippen wählt es für eine Berichtigung: Seine Punkte lassen sich setzen, und wo es die Regeln erlauben, kommt die neueste Wertung dorthin.',
  boxOf: (name, box) => `${name}, ${box}: `,
  setPoints: 'Punkte setzen …',
  moveHere: (points) => `Die neueste Wertung hierher: ${number(points)}`,
};
