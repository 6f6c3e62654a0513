/** The field of guests, which is there for moments: it comes when it is needed. */
import { useLater } from '../link/later.ts';

export function WhenCuttable({ game, cut }: { game: number; cut: string }) {
  const Form = useLater(async (language) => (await import('./guest-cut.tsx')).guestCutIn(language));
  return Form === undefined ? null : <Form game={game} cut={cut} />;
}
