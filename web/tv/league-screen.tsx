/** The way into a league of the hall: whoever stands before this table joins by a name, on their own phone. */
import type { LeagueInvitation } from '../../src/server/view/messages.ts';
import { LEAGUE_WORDS } from '../texts/league.ts';
import { bareAddress } from './follow.tsx';
import { QrCode } from './qr-code.tsx';

export function LeagueScreen({ name, address, qr }: LeagueInvitation) {
  const { join } = LEAGUE_WORDS.page;
  return (
    <section class="tv-join tv-door">
      <QrCode rows={qr} label={join.qr(address)} />
      <div>
        <h2>{name}</h2>
        <p>{join.lead}</p>
        <ul>
          <li>{bareAddress(address)}</li>
        </ul>
      </div>
    </section>
  );
}
