/** Gets a stored game from the table. */
import type { OpenRecord } from '../../src/server/history/messages.ts';
import { inPageLanguage } from '../texts/page-language.ts';
import { VERIFY_WORDS } from '../texts/verify.ts';

/** What the table said instead, as a sentence. */
export interface RecordRefused {
  readonly refused: string;
}

/** Never rejects. */
export async function loadRecord(game: string): Promise<OpenRecord | RecordRefused> {
  try {
    const response = await fetch(`/verify/${encodeURIComponent(game)}.json`, inPageLanguage());
    const body = (await response.json()) as OpenRecord | { readonly error: { readonly message: string } };
    return 'error' in body ? { refused: body.error.message } : body;
  } catch {
    return { refused: VERIFY_WORDS.noAnswer };
  }
}
