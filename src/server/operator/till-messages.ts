/** Credits and books as the operator's page asks for them, and is told. */
import type { Tally } from '../../books/books.ts';
import type { CreditMode } from '../../books/credit-rules.ts';

export interface TillAnswer {
  readonly mode: CreditMode;
  readonly currency: string;
  /** Whole ones and a fraction: `2 1/2`. */
  readonly credits: string;
  readonly total: Tally;
  /** Since the books were closed last. */
  readonly recent: Tally;
}

export type TillRequest =
  /** Credits that nobody paid for. */
  | { readonly type: 'credit'; readonly credits: number; readonly why: string }
  /** All credits go. */
  | { readonly type: 'clear'; readonly why: string }
  /** Recent totals begin anew. */
  | { readonly type: 'close'; readonly why: string };
