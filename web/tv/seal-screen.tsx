/** Before the first roll there is nothing on the card: in its place the whole seal, to be noted, photographed or scanned. */
import type { ToldSnapshot } from '../link/told.ts';
import { sealDigits } from '../parts/sealed-dice.tsx';
import { TEXTS } from '../texts/live.ts';
import { SEALED_TEXTS } from '../texts/sealed.ts';
import { useParts } from './next-picture.tsx';

export function SealScreen({ snapshot: { seal, game, cut, guestsMayCut } }: { snapshot: ToldSnapshot }) {
  const words = SEALED_TEXTS.screen;
  const come = useParts(2);
  return (
    <section class="tv-seal">
      <h2>{words.title}</h2>
      <code>{sealDigits(seal)}</code>
      <div class="row">
        <div>{come > 0 && <img src={`/seal/${seal}.svg`} alt={words.picture} />}</div>
        <div>{come > 1 && <img class="qr" src={`/join/${game}.svg`} alt={words.qr} />}</div>
      </div>
      <p>{words.note}</p>
      <p class={cut === '' ? '' : 'one-line'}>
        {cut === '' ? (guestsMayCut ? words.guests : words.players) : `${TEXTS.cut} ${cut}`}
      </p>
    </section>
  );
}
