/** Name and PIN. */
import { useState } from 'preact/hooks';
import { TopBar } from '../parts/top-bar.tsx';
import { OPERATOR_WORDS } from '../texts/operator.ts';
import type { Operator } from './operator.ts';

const NAME_LENGTH = 40;

export function SignInForm({ operator }: { operator: Operator }) {
  const [trouble, setTrouble] = useState('');
  const [waiting, setWaiting] = useState(false);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    setWaiting(true);
    const refused = await operator.signIn(String(data.get('name')), String(data.get('pin')));
    setWaiting(false);
    setTrouble(refused?.message ?? '');
  };
  return (
    <div class="desk">
      <TopBar here="/operator" />
      <main class="desk-main">
        <form class="panel sign-in" onSubmit={submit}>
          <h1 class="desk-title">{OPERATOR_WORDS.signIn.title}</h1>
          {operator.ended !== '' && (
            <p class="told" data-kind="trouble" role="status">
              {operator.ended}
            </p>
          )}
          <p class="quiet">{OPERATOR_WORDS.signIn.lead}</p>
          <p class="quiet">{OPERATOR_WORDS.signIn.also}</p>
          <label class="field">
            <span>{OPERATOR_WORDS.signIn.name}</span>
            <input type="text" name="name" required maxLength={NAME_LENGTH} autocomplete="nickname" />
            <span>{OPERATOR_WORDS.signIn.nameHint}</span>
          </label>
          <label class="field">
            <span>{OPERATOR_WORDS.signIn.pin}</span>
            <input
              type="password"
              name="pin"
              required
              inputMode="numeric"
              maxLength={20}
              autocomplete="current-password"
              class="pin"
            />
          </label>
          <div role="alert">
            {trouble !== '' && (
              <p class="told" data-kind="trouble">
                {trouble}
              </p>
            )}
          </div>
          <button type="submit" class="main-button" disabled={waiting}>
            {OPERATOR_WORDS.signIn.button}
          </button>
        </form>
      </main>
    </div>
  );
}
