/** How everybody gets to their own card: code and address, in sight whatever is played. */
import type { ToldFacts } from '../link/told.ts';
import { Fitted } from '../parts/fitted.tsx';
import { BIG_WORDS } from '../texts/big-screen.ts';
import { QrCode } from './qr-code.tsx';

/** Its room is kept until the address is known. */
export function JoinCode({ facts }: { facts: ToldFacts | undefined }) {
  const address = facts?.addresses[0] ?? '';
  return (
    <aside class="tv-follow">
      {facts !== undefined && (
        <>
          <QrCode rows={facts.qr} label={BIG_WORDS.join.qr(address)} />
          <p>
            {bareAddress(address)
              .split(/(?=:)/)
              .map((part) => (
                <Fitted class="tv-follow-part" key={part}>
                  {part}
                </Fitted>
              ))}
          </p>
        </>
      )}
    </aside>
  );
}

/** As it is typed into a phone. */
export function bareAddress(address: string): string {
  return address.replace(/^http:\/\//, '').replace(/\/$/, '');
}
