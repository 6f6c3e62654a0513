/** How far behind the player is whose turn it is, whatever part of the page is open; what is needed stands on the sheet. */
import { ranking } from '../card/ranking.ts';
import type { Reach } from '../card/reach.ts';
import { noteOf } from '../card/standings.tsx';
import type { ToldSnapshot } from '../link/told.ts';
import { Fitted } from '../parts/fitted.tsx';

interface Props {
  readonly snapshot: ToldSnapshot;
  /** What each card can still bring; left out: nobody knows. */
  readonly reaches: readonly Reach[] | undefined;
}

export function TurnNote({ snapshot, reaches }: Props) {
  const { players } = snapshot;
  const rank = ranking(snapshot, reaches)[players.findIndex(({ current }) => current)];
  return (
    <p class="turn-note">
      <Fitted>{noteOf(rank && { ...rank, needs: null, beaten: false }, players.length)}</Fitted>
    </p>
  );
}
