/** Below the turn: how the others stand, one picture later than whose turn it is. */
import { Race } from '../card/farkle-panel.tsx';
import type { ToldFacts, ToldSnapshot } from '../link/told.ts';
import { useOddsPart } from '../odds/odds.tsx';
import { Alone } from './alone.tsx';
import { Ladder } from './ladder.tsx';
import { useOnePictureLater } from './next-picture.tsx';
import { reachesOf } from './side-panel.tsx';

/** Lines about the odds that there is room for, by players; the phone tells all of them. */
const ODDS_LINES = [0, 0, 3, 3, 2, 1, 1];
/** A bar below each name of Farkle takes the room of some. */
const FARKLE_ODDS_LINES = [0, 0, 3, 3, 1];

interface Props {
  readonly snapshot: ToldSnapshot;
  readonly facts: ToldFacts | undefined;
}

export function Others({ snapshot: newest, facts }: Props) {
  const snapshot = useOnePictureLater(newest);
  const told = useOddsPart(snapshot);
  const { farkle, players } = snapshot;
  const left = reachesOf(snapshot, facts);
  return (
    <div class="tv-others">
      {told?.part.oddsStrip(
        told.odds,
        players,
        (farkle === null ? ODDS_LINES : FARKLE_ODDS_LINES)[players.length] ?? 0,
      )}
      {farkle !== null ? (
        <Race
          players={players}
          farkle={farkle}
          beside={told && ((player) => told.part.oddsShare(told.odds, players, player))}
        />
      ) : players.length === 1 ? (
        <Alone snapshot={snapshot} reach={left?.[0]} facts={facts?.rules[snapshot.rulesId]?.reach} />
      ) : (
        <Ladder snapshot={snapshot} reaches={left} />
      )}
    </div>
  );
}
