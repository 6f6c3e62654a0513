/** BOOKS of service: since the books were closed last, and since the journal began, in at most eight characters each. */
import type { Books, Tally } from '../books/books.ts';
import { creditText } from '../books/purse.ts';
import type { Text } from '../language/sentence.ts';
import type { BookLeaf } from '../table/state/service-tree.ts';
import { dateText } from './leaf-text.ts';

const HUNDREDTHS = 100;
const RECENT: Text = { say: 'leafWord.recent' };
const TOTAL: Text = { say: 'leafWord.total' };

/** `closedAt`: ISO 8601; undefined: never. */
export function bookLeaves(
  { recent, total, purse }: Books,
  closedAt: string | undefined,
): Readonly<Record<BookLeaf, Text | readonly Text[]>> {
  const both = (of: (tally: Tally) => string): readonly Text[] => [RECENT, of(recent), TOTAL, of(total)];
  return {
    coins: both(({ coins: [first, second] }) => `${first + second}`),
    money: both(({ money }) => (money / HUNDREDTHS).toFixed(2)),
    paidGames: both(({ paidGames }) => `${paidGames}`),
    freeGames: both(({ freeGames }) => `${freeGames}`),
    serviceCredits: both(({ serviceCredits }) => `${serviceCredits}`),
    credits: creditText(purse),
    booksClosed: closedAt === undefined ? { say: 'leafWord.none' } : dateText(closedAt),
  };
}
