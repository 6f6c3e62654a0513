/** Asks a table, or a hall, as a signed-in operator: the page says where that is. Every answer is either what was asked for, or trouble in words; nothing rejects. */
import type { InWords } from '../../src/language/sentence.ts';
import type { ApiError, ApiTrouble } from '../../src/server/operator/messages.ts';
import { OPERATOR_WORDS } from '../texts/operator.ts';
import { inPageLanguage } from '../texts/page-language.ts';

/** Already told. */
export type ToldTrouble = InWords<ApiTrouble>;

export type Answer<Value> =
  | { readonly ok: true; readonly value: InWords<Value> }
  | { readonly ok: false; readonly trouble: ToldTrouble };

/** Changes nothing. `path` begins below what the page's `data-api` says. */
export function ask<Value>(path: string): Promise<Answer<Value>> {
  return send(path, 'GET', {}, undefined);
}

/** Changes something. `path` as in `ask`; the server answers with what came of it. */
export function post<Value>(path: string, body: object): Promise<Answer<Value>> {
  return send(path, 'POST', { 'Content-Type': 'application/json' }, JSON.stringify(body));
}

async function send<Value>(
  path: string,
  method: 'GET' | 'POST',
  headers: Readonly<Record<string, string>>,
  body: string | undefined,
): Promise<Answer<Value>> {
  try {
    const response = await fetch(`${document.documentElement.dataset.api}${path}`, {
      ...{ method, credentials: 'same-origin', headers: { ...headers, ...inPageLanguage().headers } },
      ...(body === undefined ? {} : { body }),
    });
    const answer = (await response.json()) as InWords<Value> | InWords<ApiError>;
    if (response.ok) return { ok: true, value: answer as InWords<Value> };
    return { ok: false, trouble: (answer as InWords<ApiError>).error };
  } catch {
    return { ok: false, trouble: { code: 'no-answer', message: OPERATOR_WORDS.noAnswer } };
  }
}
