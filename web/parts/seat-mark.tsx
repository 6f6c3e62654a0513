/** Whose seat it is, beside the name: their emblem, and a word where it is the own one. */
import { ownId } from '../link/own-id.ts';
import type { ToldSnapshot } from '../link/told.ts';
import { TEXTS } from '../texts/live.ts';
import { Emblem } from './emblem.tsx';

/** Index of the seat that this browser's owner has taken; -1: none. */
export function ownSeat({ people = [] }: Pick<ToldSnapshot, 'people'>): number {
  const id = ownId();
  return id === '' ? -1 : people.findIndex((mark) => mark?.id === id);
}

export function SeatEmblem({ snapshot, player }: { snapshot: Pick<ToldSnapshot, 'people'>; player: number }) {
  const mark = snapshot.people?.[player];
  if (!mark) return null;
  return (
    <>
      <Emblem {...mark} />
      {player === ownSeat(snapshot) && <small class="mine">{TEXTS.you}</small>}
    </>
  );
}
