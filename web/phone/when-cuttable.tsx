/** The field of guests, which is there for moments: it comes when it is needed, so that the page stays light. */
import { useEffect, useState } from 'preact/hooks';
import { givenLanguage } from '../texts/page-language.ts';

type Form = Awaited<ReturnType<typeof import('./guest-cut.tsx')['guestCutIn']>>;

export function WhenCuttable({ game }: { game: number }) {
  const [{ Form }, keep] = useState<{ Form?: Form }>({});
  const { lang } = document.documentElement;
  useEffect(() => {
    const load = async (): Promise<void> => {
      const { guestCutIn } = await import('./guest-cut.tsx');
      keep({ Form: await guestCutIn(givenLanguage()) });
    };
    // Who cannot fetch it watches, as before.
    load().catch(() => {});
  }, [lang]);
  return Form === undefined ? null : <Form game={game} />;
}
