/** Gets JSON from the table. */
import { HISTORY_WORDS } from '../texts/history.ts';
import { inPageLanguage } from '../texts/page-language.ts';

export interface LoadRefused {
  readonly refused: string;
}

/** Never rejects: what went wrong is said in words. */
export async function load<Value extends object>(path: string): Promise<Value | LoadRefused> {
  try {
    const response = await fetch(path, inPageLanguage());
    const body = (await response.json()) as Value | { readonly error: { readonly message: string } };
    return 'error' in body ? { refused: (body.error as { readonly message: string }).message } : body;
  } catch {
    return { refused: HISTORY_WORDS.noAnswer };
  }
}

/** The table has said in words why there is nothing to show. */
export function isRefused(answer: object): answer is LoadRefused {
  return 'refused' in answer;
}
