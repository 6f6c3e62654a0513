/** Swedish of `en/limit.ts`. */
import type { LIMIT as ENGLISH } from '../en/limit.ts';
import type { Words } from '../words.ts';

export const LIMIT = {
  noChecks: ({ seconds }) =>
    `Ett Firmata-kort bekräftar inget och kontrollerar inget: det en dålig ledare förstör är fel tills det skickas igen, inom ${seconds} s.`,
  falsePress:
    'En förstörd rapport om dess ingångar går inte att skilja från en sann: den kan vara ett tryck som ingen gjort.',
  noCounts:
    'Det räknar inga tryck: ett som görs medan kortet inte hörs är förlorat. Dess summer har en enda tonhöjd, och det har ingen myntlucka.',
} satisfies Words<typeof ENGLISH>;
