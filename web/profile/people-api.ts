/** Asks the table, with the key of this phone. */

import type { InWords } from '../../src/language/sentence.ts';
import type { PeopleAnswer, PeopleRequest, ToldProfile } from '../../src/server/people/messages.ts';
import { isRefused, type LoadRefused } from '../history/load.ts';
import { rememberId } from '../link/own-id.ts';
import { inPageLanguage } from '../texts/page-language.ts';
import { PROFILE_WORDS } from '../texts/profile.ts';
import { forgetKey, ownKey } from './own-key.ts';

export type ToldPeople = InWords<PeopleAnswer>;

export type KnownPerson = NonNullable<ToldPeople['person']>;

/** Never rejects: what went wrong is said in words. */
export async function askPeople(ask: PeopleRequest['ask']): Promise<ToldPeople | LoadRefused> {
  const answer = await post<ToldPeople>(ask);
  if (!isRefused(answer)) rememberId(answer.person?.id);
  if (ask.do === 'forget' && !isRefused(answer)) forgetKey();
  return answer;
}

export function ownProfile(): Promise<ToldProfile | LoadRefused> {
  return post({ do: 'record' });
}

export function profileOf(id: string): Promise<ToldProfile | LoadRefused> {
  return told(() => fetch(`/people/${id}.json`, inPageLanguage()));
}

async function post<Value extends object>(ask: PeopleRequest['ask']): Promise<Value | LoadRefused> {
  const key = ownKey();
  if (key === undefined) return { refused: PROFILE_WORDS.sit.noKey };
  const headers = { ...inPageLanguage().headers, 'Content-Type': 'application/json' };
  return told(() => fetch('/people', { method: 'POST', headers, body: JSON.stringify({ key, ask }) }));
}

async function told<Value extends object>(ask: () => Promise<Response>): Promise<Value | LoadRefused> {
  try {
    const answer = (await (await ask()).json()) as Value | { readonly error: { readonly message: string } };
    return 'error' in answer ? { refused: (answer.error as { readonly message: string }).message } : answer;
  } catch {
    return { refused: PROFILE_WORDS.sit.noAnswer };
  }
}
