/** The rules of a game over the card: boxes or scoring dice as pictures, then in words. */
import { useEffect, useRef } from 'preact/hooks';
import type { Language } from '../../src/language/languages.ts';
import { KeyList } from '../controls/key-list.tsx';
import type { ToldRules } from '../link/told.ts';
import { BoxPictures } from '../parts/box-pictures.tsx';
import { HouseRules } from '../parts/house-rules.tsx';
import { TEXTS } from '../texts/live.ts';
import { loadPhoneWords, PHONE_WORDS } from '../texts/phone.ts';
import '../parts/plain-button.css';
import './rules-sheet.css';

interface Props {
  readonly rules: ToldRules;
  /** The box that the table shows: it is looked up first. */
  readonly asked: string | undefined;
  close(): void;
}

function RulesSheet({ rules, asked, close }: Props) {
  const sheet = useRef<HTMLElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    closer.current?.focus();
    sheet.current?.querySelector('[data-asked="true"]')?.scrollIntoView({ block: 'center' });
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: beside the sheet a finger finds nothing else to mean; keys have Escape
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    <div class="rules-veil" onClick={({ target, currentTarget }) => target === currentTarget && close()}>
      <section
        class="rules-sheet"
        ref={sheet}
        role="dialog"
        aria-modal="true"
        aria-label={TEXTS.houseRules}
        // Whoever clicks on it to scroll with keys means it.
        tabIndex={-1}
        onKeyDown={(event) => {
          // Keys press nothing of the table here, and Tab leads to nothing below.
          event.stopPropagation();
          if (event.key === 'Tab') event.preventDefault();
          if (event.key === 'Escape') close();
        }}
      >
        <div class="row rules-head">
          <h2>{TEXTS.houseRules}</h2>
          <button type="button" class="plain-button" ref={closer} onClick={close}>
            {PHONE_WORDS.turn.close}
          </button>
        </div>
        <KeyList letters={rules.reach !== undefined} />
        <BoxPictures rules={rules} asked={asked} />
        <HouseRules rules={rules} />
      </section>
    </div>
  );
}

/** With its words. */
export async function rulesSheetIn(language: Language): Promise<typeof RulesSheet> {
  await loadPhoneWords(language);
  return RulesSheet;
}
