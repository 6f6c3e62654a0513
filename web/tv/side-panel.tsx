/** Beside dice and stage: the card of whose turn it is, of everybody between rounds, what else a game keeps, or its seal. */
import { useMemo } from 'preact/hooks';
import { type Reach, reaches } from '../card/reach.ts';
import type { ToldFacts, ToldSnapshot } from '../link/told.ts';
import { CardTable } from './card-table.tsx';
import { FarkleSide } from './farkle-side.tsx';
import { useOnePictureLater } from './next-picture.tsx';
import { Places } from './places.tsx';
import { SealScreen } from './seal-screen.tsx';

/** Cards of more would be too small for a room: their places are shown between rounds. */
const MOST_CARDS = 6;

interface Props {
  readonly snapshot: ToldSnapshot;
  readonly facts: ToldFacts | undefined;
  /** Everybody's. */
  readonly all: boolean;
}

/** One picture later than the rest: the card of the next player is as much to lay out as all else. */
export function SidePanel({ snapshot: newest, facts, all }: Props) {
  const snapshot = useOnePictureLater(newest);
  return useMemo(() => sideOf(snapshot, facts, all), [snapshot, facts, all]);
}

function sideOf(snapshot: ToldSnapshot, facts: ToldFacts | undefined, all: boolean) {
  const { farkle, card, players } = snapshot;
  if (snapshot.cuttable) return <SealScreen snapshot={snapshot} />;
  if (all && players.length > MOST_CARDS)
    return <Places snapshot={snapshot} reaches={reachesOf(snapshot, facts)} />;
  const fresh = freshOf(snapshot);
  // What was just scored is seen before the next player's card comes.
  const owner = fresh?.player ?? players.findIndex(({ current }) => current);
  return (
    <>
      {card !== null && (
        <CardTable snapshot={snapshot} card={card} {...(all ? {} : { owner: Math.max(0, owner) })} />
      )}
      {farkle !== null && <FarkleSide farkle={farkle} players={players} all={all} banked={fresh} />}
    </>
  );
}

/** What each card can still bring. */
export function reachesOf(
  snapshot: ToldSnapshot,
  facts: ToldFacts | undefined,
): readonly Reach[] | undefined {
  return reaches(snapshot, facts?.rules[snapshot.rulesId]?.reach);
}

/** What was just scored, while it is seen. */
export function freshOf({ scored }: ToldSnapshot): ToldSnapshot['scored'] {
  return scored?.fresh === true ? scored : undefined;
}
