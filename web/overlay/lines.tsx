/** Below the players: what is at stake for whoever plays, and what has happened last. */
import type { Reach } from '../card/reach.ts';
import { stakeOf } from '../card/stake.ts';
import type { ToldSnapshot } from '../link/told.ts';
import { BIG_WORDS } from '../texts/big-screen.ts';
import { rowSaid } from '../texts/sentences.ts';
import type { OverlayPart } from './look.ts';

interface Props {
  readonly snapshot: ToldSnapshot;
  readonly parts: readonly OverlayPart[];
  /** What each card can still bring; left out: nobody knows. */
  readonly reaches: readonly Reach[] | undefined;
}

export function OverlayLines({ snapshot, parts, reaches }: Props) {
  const { feed, farkle, scored, screen } = snapshot;
  // Who has won, and with how much, stands above already.
  const tells = parts.includes('news') && !(screen === 'over' && parts.includes('winner'));
  const counts = parts.includes('players');
  const stake = counts ? stakeOf(snapshot, farkle !== null, reaches) : '';
  const offer = counts ? offered(snapshot) : '';
  if (!tells && stake === '' && offer === '') return null;
  return (
    <div class="overlay-lines">
      {stake !== '' && <p class="overlay-stake">{stake}</p>}
      {offer !== '' ? (
        <p class="overlay-offer">{offer}</p>
      ) : (
        // What was just scored is told above the panel; the line stays, so that nothing jumps.
        tells && <p class="overlay-news">{scored?.fresh === true ? '' : feed[feed.length - 1]}</p>
      )}
    </div>
  );
}

/** The box that is looked at, with what it would bring. */
function offered({ card, shownBox }: ToldSnapshot): string {
  const row = card?.rows.find(({ id }) => id === shownBox?.row);
  const column = shownBox?.column ?? 0;
  const points = row?.brings?.[column] ?? row?.possible[column];
  if (row === undefined || typeof points !== 'number') return '';
  return `${rowSaid(row, false)} ${BIG_WORDS.plusPoints(points)}`;
}
