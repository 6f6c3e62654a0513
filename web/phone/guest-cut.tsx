/** Before the first roll, whoever watches may cut the dice by a word: it is part of every roll, and nobody could foresee it. */
import './guest-cut.css';
import { useState } from 'preact/hooks';
import type { Language } from '../../src/language/languages.ts';
import { inPageLanguage } from '../texts/page-language.ts';
import { loadSealedTexts, SEALED_TEXTS } from '../texts/sealed.ts';

/** As many characters as the table takes. */
const LONGEST = 12;

/** A button in the seal's line, and over the card what it opens: neither moves anything. */
function GuestCut({ game, cut }: { game: number; cut: string }) {
  const [asked, ask] = useState(false);
  return (
    <>
      <button type="button" class="cut-open" aria-expanded={asked} onClick={() => ask(!asked)}>
        {cut === '' ? SEALED_TEXTS.guestCut.label : SEALED_TEXTS.guestCut.send}
      </button>
      {asked && <CutForm game={game} />}
    </>
  );
}

function CutForm({ game }: { game: number }) {
  const [word, type] = useState('');
  const [answer, hear] = useState('');
  const [done, end] = useState(0);
  const send = async (): Promise<void> => {
    const { text, error } = await post(game, word);
    hear(text || error.message);
    if (text !== '') end(game);
  };
  return (
    <form
      class="guest-cut"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p role="status">{answer}</p>
      {done !== game && (
        <p class="row">
          <input
            // biome-ignore lint/a11y/noAutofocus: who opens it means to type
            autoFocus
            aria-label={SEALED_TEXTS.guestCut.label}
            maxLength={LONGEST}
            value={word}
            autocomplete="off"
            onInput={({ currentTarget }) => type(currentTarget.value)}
          />
          <button type="submit" disabled={word.trim() === ''}>
            {SEALED_TEXTS.guestCut.send}
          </button>
        </p>
      )}
    </form>
  );
}

/** With its words. */
export async function guestCutIn(language: Language): Promise<typeof GuestCut> {
  await loadSealedTexts(language);
  return GuestCut;
}

interface Answer {
  readonly text: string;
  readonly error: { readonly message: string };
}

/** Never rejects. */
async function post(game: number, word: string): Promise<Answer> {
  const { headers } = inPageLanguage();
  const body = JSON.stringify({ game, word });
  const asked = { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body };
  try {
    return { text: '', ...(await (await fetch('/cut', asked)).json()) } as Answer;
  } catch {
    return { text: '', error: { message: SEALED_TEXTS.guestCut.noAnswer } };
  }
}
