/** Gets a stored game from where this page came from: a table, or a hall. */
import type { OpenRecord } from '../../src/server/history/messages.ts';
import { inPageLanguage } from '../texts/page-language.ts';
import { VERIFY_WORDS } from '../texts/verify.ts';

/** What the table said instead, as a sentence. */
export interface RecordRefused {
  readonly refused: string;
}

/** Never rejects. */
export async function loadRecord(): Promise<OpenRecord | RecordRefused> {
  try {
    const response = await fetch(`${location.pathname}.json`, inPageLanguage());
    const body = (await response.json()) as OpenRecord | { readonly error: { readonly message: string } };
    return 'error' in body ? { refused: body.error.message } : body;
  } catch {
    return { refused: VERIFY_WORDS.noAnswer };
  }
}
