/** What the server is asked for again and again while somebody may see it. */
import { useEffect, useState } from 'preact/hooks';

/**
 * `ask`: undefined where there is none; what it throws leaves the last answer as it is, since whoever does not answer now may do so
 * the next time. `beginsAnew`: whoever asks for something else begins at once.
 */
export function useAskedAgain<Answer>(
  ask: (() => Promise<Answer | undefined>) | undefined,
  everyMs: number,
  beginsAnew: readonly unknown[] = [],
): Answer | undefined {
  const [answer, keep] = useState<Answer | undefined>(undefined);
  useEffect(() => {
    if (ask === undefined) return;
    let asked = true;
    const look = (): void =>
      void ask()
        .then((news) => {
          if (asked) keep(() => news);
        })
        .catch(() => undefined);
    look();
    const looking = setInterval(look, everyMs);
    return () => {
      asked = false;
      clearInterval(looking);
    };
  }, beginsAnew);
  return answer;
}
