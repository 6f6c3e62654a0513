/** A name, and one is in. */
import { useState } from 'preact/hooks';
import { LEAGUE_WORDS } from '../texts/league.ts';
import { inPageLanguage } from '../texts/page-language.ts';
import { keepPlace } from './own-place.ts';

/** As many characters as stand on a score card. */
const LONGEST = 12;

export function JoinForm({ no, joined }: { no: number; joined: () => void }) {
  const [trouble, hear] = useState('');
  const words = LEAGUE_WORDS.page.join;
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const answer = await join(no, String(new FormData(form).get('name')));
    hear(answer.trouble);
    if (answer.name === '') return;
    keepPlace(no, answer.name);
    form.reset();
    joined();
  };
  return (
    <form class="league-join-form" onSubmit={submit}>
      <label class="field">
        <span>{words.name}</span>
        <input type="text" name="name" required maxLength={LONGEST} autocomplete="nickname" />
      </label>
      <button type="submit" class="main-button">
        {words.button}
      </button>
      <p role="status">{trouble}</p>
    </form>
  );
}

interface Answer {
  /** As the league has it; '' where nobody has joined. */
  readonly name: string;
  readonly trouble: string;
}

/** Never rejects. */
async function join(no: number, name: string): Promise<Answer> {
  const { headers } = inPageLanguage();
  const asked = {
    ...{ method: 'POST', body: JSON.stringify({ name }) },
    headers: { ...headers, 'Content-Type': 'application/json' },
  };
  try {
    const body = await (await fetch(`/league/${no}/join`, asked)).json();
    return { name: body.name ?? '', trouble: body.error?.message ?? '' };
  } catch {
    return { name: '', trouble: LEAGUE_WORDS.page.join.noAnswer };
  }
}
