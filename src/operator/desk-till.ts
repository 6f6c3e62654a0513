/** Books and credits in an operator's hands: what they come to, credits given, credits cleared, books closed. */
import type { TableLoop } from '../app/table-loop.ts';
import type { BookEvent, SignedBy } from '../books/event.ts';
import { creditText } from '../books/purse.ts';
import type { Text } from '../language/sentence.ts';
import { DeskRejection } from '../server/operator/desk.ts';
import type { TillAnswer, TillRequest } from '../server/operator/till-messages.ts';
import type { TableOptions } from '../table/options.ts';

type Till = Pick<TableLoop, 'till' | 'settled'>;

export function tillAnswer({ till }: Till, { credits }: Pick<TableOptions, 'credits'>): TillAnswer {
  const { total, recent, purse } = till.books;
  return {
    ...{ mode: credits.mode, currency: credits.currency, total, recent },
    credits: creditText(purse),
  };
}

/** Resolves once it is in the books; rejects with the fault when it is not, with a DeskRejection for more credits than the table holds. */
export async function serveTill(
  loop: Till,
  { credits: { max } }: Pick<TableOptions, 'credits'>,
  who: string,
  request: TillRequest,
): Promise<Text> {
  if (request.type === 'credit' && loop.till.books.purse.credits + request.credits > max)
    throw new DeskRejection('too-many-credits', { say: 'desk.tooManyCredits', max });
  loop.till.bookByHand(eventOf({ by: who, why: request.why }, request));
  const fault = await loop.settled();
  if (fault !== undefined) throw fault;
  return { say: 'desk.booked' };
}

function eventOf(signed: SignedBy, request: TillRequest): Extract<BookEvent, SignedBy> {
  switch (request.type) {
    case 'credit':
      return { type: 'service credit', credits: request.credits, ...signed };
    case 'clear':
      return { type: 'credits cleared', ...signed };
    case 'close':
      return { type: 'books closed', ...signed };
    default:
      return request satisfies never;
  }
}
