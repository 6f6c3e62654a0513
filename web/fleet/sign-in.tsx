/** A name, and the six characters of the hall. */
import { useState } from 'preact/hooks';
import type { Operator } from '../operator/operator.ts';
import { FLEET_WORDS } from '../texts/fleet.ts';
import { OPERATOR_WORDS } from '../texts/operator.ts';

const NAME_LENGTH = 40;

export function SignIn({ operator }: { operator: Operator }) {
  const [trouble, setTrouble] = useState(operator.ended);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    const refused = await operator.signIn(String(data.get('name')), String(data.get('code')));
    setTrouble(refused?.message ?? '');
  };
  const words = OPERATOR_WORDS.signIn;
  return (
    <form class="panel sign-in" onSubmit={submit}>
      <h2 class="desk-title">{words.title}</h2>
      <p class="quiet">{FLEET_WORDS.signIn.lead}</p>
      <label class="field">
        <span>{words.name}</span>
        <input type="text" name="name" required maxLength={NAME_LENGTH} autocomplete="nickname" />
        <span>{words.nameHint}</span>
      </label>
      <label class="field">
        <span>{FLEET_WORDS.signIn.code}</span>
        <input
          type="password"
          name="code"
          required
          maxLength={20}
          autocapitalize="characters"
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
      <button type="submit" class="main-button">
        {words.button}
      </button>
    </form>
  );
}
