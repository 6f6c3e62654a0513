/** Asks the table as a signed-in operator. Every answer is either what was asked for, or trouble in words; nothing rejects. */
import type { ApiError, ApiTrouble } from '../../src/server/operator/messages.ts';
import { OPERATOR_WORDS } from '../texts/operator.ts';

export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly trouble: ApiTrouble };

/** Changes nothing. `path` begins below `/operator/api`. */
export function ask<Value>(path: string): Promise<Answer<Value>> {
  return send(path, { method: 'GET' });
}

/** Changes something. `path` as in `ask`; the server answers with what came of it. */
export function tell<Value>(path: string, body: object): Promise<Answer<Value>> {
  return send(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function send<Value>(path: string, init: RequestInit): Promise<Answer<Value>> {
  try {
    const response = await fetch(`/operator/api${path}`, { ...init, credentials: 'same-origin' });
    const body = (await response.json()) as Value | ApiError;
    if (response.ok) return { ok: true, value: body as Value };
    return { ok: false, trouble: (body as ApiError).error };
  } catch {
    return { ok: false, trouble: { code: 'no-answer', message: OPERATOR_WORDS.noAnswer } };
  }
}
