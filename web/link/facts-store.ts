/** House rules, controls and addresses: asked for once, after the first score stands on the page. */
import { useEffect, useState } from 'preact/hooks';
import type { Facts } from '../../src/server/view/messages.ts';
import { inPageLanguage } from '../texts/page-language.ts';

const RETRY_MS = 2000;

/** Undefined until they are there. A new start of the controller may have other rules. */
export function useFacts(epoch: string | undefined): Facts | undefined {
  const [facts, keep] = useState<Facts | undefined>(undefined);
  useEffect(() => {
    if (epoch === undefined) return;
    let timer = 0;
    let wanted = true;
    const ask = async (): Promise<void> => {
      try {
        const answer = await fetch('/facts.json', inPageLanguage());
        if (!answer.ok) throw new Error(`${answer.status}`);
        const news = (await answer.json()) as Facts;
        if (wanted) keep(news);
      } catch {
        if (wanted) timer = window.setTimeout(ask, RETRY_MS);
      }
    };
    void ask();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [epoch]);
  return facts;
}
