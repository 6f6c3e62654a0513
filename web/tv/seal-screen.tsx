/** Before the first roll there is nothing on the card: in its place the whole seal, to be noted, photographed or scanned. */
import type { ToldSnapshot } from '../link/told.ts';
import { sealDigits } from '../parts/sealed-dice.tsx';
import { TEXTS } from '../texts/live.ts';
import { SEALED_TEXTS } from '../texts/sealed.ts';

export function SealScreen({ snapshot: { seal, game, cut, guestsMayCut } }: { snapshot: ToldSnapshot }) {
  const words = SEALED_TEXTS.screen;
  return (
    <section class="tv-seal">
      <h2>{words.title}</h2>
      <code>{sealDigits(seal)}</code>
      <div class="row">
        <img src={`/seal/${seal}.svg`} alt={words.picture} />
        <img class="qr" src={`/join/${game}.svg`} alt={words.qr} />
      </div>
      <p>{words.note}</p>
      <p class={cut === '' ? '' : 'one-line'}>
        {cut === '' ? (guestsMayCut ? words.guests : words.players) : `${TEXTS.cut} ${cut}`}
      </p>
    </section>
  );
}
