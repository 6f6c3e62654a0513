/** House rules, controls and addresses: asked for once, after the first score stands on the page. */
import { useEffect, useState } from 'preact/hooks';
import type { Facts } from '../../src/server/view/messages.ts';
import { saidAll, wordsFor } from '../texts/sentences.ts';
import type { ToldFacts } from './told.ts';

const RETRY_MS = 2000;

/** Undefined until they are there. A new start of the controller may have other rules, and screens change their language. */
export function useFacts(epoch: string | undefined): ToldFacts | undefined {
  const [facts, keep] = useState<ToldFacts | undefined>(undefined);
  const { lang } = document.documentElement;
  useEffect(() => {
    if (epoch === undefined) return;
    let timer = 0;
    let wanted = true;
    const ask = async (): Promise<void> => {
      try {
        const [answer] = await Promise.all([fetch('/facts.json'), wordsFor('howTo')]);
        if (!answer.ok) throw new Error(`${answer.status}`);
        const news = (await answer.json()) as Facts;
        if (wanted) keep(saidAll(news));
      } catch {
        if (wanted) timer = window.setTimeout(ask, RETRY_MS);
      }
    };
    void ask();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [epoch, lang]);
  return facts;
}
