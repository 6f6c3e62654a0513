import type { TABLE_NOW as EN } from '../en/table-now.ts';
import type { Words } from '../words.ts';
import { number } from './grammar.ts';

export const TABLE_NOW: Words<typeof EN> = {
  now: 'En la mesa',
  tapBox:
    'Toca una casilla de una hoja para elegirla: se pueden poner sus puntos y, donde lo permiten las reglas, lo último anotado va allí.',
  boxOf: (name, box) => `${name}, ${box}: `,
  setPoints: 'Poner sus puntos …',
  moveHere: (points) => `Lo último anotado va aquí: ${number(points)}`,
};
