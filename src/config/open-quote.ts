/** A quote of a cabinet file that is never closed: YAML complains where it gave up looking, not where to mend. */
import { type Document, Scalar, visit, type YAMLError } from 'yaml';

export interface OpenQuote {
  /** Where it stands. */
  readonly offset: number;
  readonly quote: '"' | "'";
}

const QUOTES = { [Scalar.QUOTE_DOUBLE]: '"', [Scalar.QUOTE_SINGLE]: "'" } as const;

/** Undefined: the complaint is about something else. */
export function openQuote(
  document: Document.Parsed,
  { code, pos: [end], message }: YAMLError,
): OpenQuote | undefined {
  if (code !== 'MISSING_CHAR' || !message.startsWith('Missing closing ')) return undefined;
  let found: OpenQuote | undefined;
  visit(document, {
    Scalar: (_, { type, range }) => {
      const quote = QUOTES[type as keyof typeof QUOTES];
      if (quote === undefined || range?.[1] !== end) return undefined;
      found = { offset: range[0], quote };
      return visit.BREAK;
    },
  });
  return found;
}
