/** Parts of a page that come once the first score stands, so that the page stays light. */
import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../../src/language/languages.ts';
import { givenLanguage } from '../texts/page-language.ts';

/** Undefined until it is there; who cannot fetch it goes without. `load`: the part, with its words. */
export function useLater<Part>(load: (language: Language) => Promise<Part>): Part | undefined {
  const [{ part }, keep] = useState<{ part?: Part }>({});
  const { lang } = document.documentElement;
  useEffect(() => {
    load(givenLanguage()).then(
      (loaded) => keep({ part: loaded }),
      () => {},
    );
  }, [lang]);
  return part;
}
