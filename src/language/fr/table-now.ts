import type { TABLE_NOW as EN } from '../en/table-now.ts';
import type { Words } from '../words.ts';
import { number } from './grammar.ts';

export const TABLE_NOW: Words<typeof EN> = {
  now: 'Sur la table',
  tapBox:
    'Touchez une case d’une feuille pour la choisir : ses points peuvent être réglés, et la dernière marque y va là où les règles le permettent.',
  boxOf: (name, box) => `${name}, ${box} : `,
  setPoints: 'Régler ses points …',
  moveHere: (points) => `La dernière marque va ici : ${number(points)}`,
};
