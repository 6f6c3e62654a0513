/** Gets the records of a hall from its gateway. */
import type { HallFame } from '../../src/hall/board/fame-messages.ts';
import { HALL_WORDS } from '../texts/hall.ts';
import { inPageLanguage } from '../texts/page-language.ts';

/** Never rejects: a sentence says why there are none. */
export async function loadFame(): Promise<HallFame | string> {
  try {
    const response = await fetch('/hall/fame.json', inPageLanguage());
    const body = (await response.json()) as HallFame | { readonly error: { readonly message: string } };
    return 'error' in body ? body.error.message : body;
  } catch {
    return HALL_WORDS.fame.noAnswer;
  }
}
