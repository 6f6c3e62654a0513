import type { TABLE_NOW as EN } from '../en/table-now.ts';
import type { Words } from '../words.ts';
import { number } from './grammar.ts';

export const TABLE_NOW: Words<typeof EN> = {
  now: 'På bordet',
  tapBox:
    'Tryck på en ruta i ett protokoll för att välja den: dess poäng kan sättas, och där reglerna tillåter det flyttas de senaste poängen dit.',
  boxOf: (name, box) => `${name}, ${box}: `,
  setPoints: 'Sätt dess poäng …',
  moveHere: (points) => `De senaste poängen hit: ${number(points)}`,
};
