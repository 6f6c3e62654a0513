/** Four digits, for evenings without a phone. */
import { useState } from 'preact/hooks';
import { PROFILE_WORDS } from '../texts/profile.ts';

interface Props {
  /** There is one already. */
  readonly coded: boolean;
  /** Whether it was kept. */
  readonly keep: (code: string) => Promise<boolean>;
}

export function CodeForm({ coded, keep }: Props) {
  const [code, type] = useState('');
  const { code: words } = PROFILE_WORDS;
  return (
    <form
      class="panel"
      onSubmit={async (event) => {
        event.preventDefault();
        if (await keep(code)) type('');
      }}
    >
      <h2>{words.title}</h2>
      <p class="quiet">{words.lead}</p>
      {coded && <p>{words.kept}</p>}
      <label class="field">
        <span>{words.label}</span>
        <input
          type="text"
          inputMode="numeric"
          pattern="[0-9]{4}"
          maxLength={4}
          autocomplete="off"
          required
          value={code}
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
      </label>
      <button type="submit" disabled={!/^[0-9]{4}$/.test(code)}>
        {words.keep}
      </button>
    </form>
  );
}
