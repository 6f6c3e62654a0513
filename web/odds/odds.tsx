/** The chances to win; a page of a game that has none loads nothing of them. */
import { useState } from 'preact/hooks';
import type { ToldSnapshot } from '../link/told.ts';

/** What draws them, once a game has some and the words are there. */
export function useOddsPart({ odds }: ToldSnapshot) {
  const [part, load] = useState<typeof import('./odds-bar.tsx')>();
  if (odds && !part) void import('./odds-bar.tsx').then((bar) => bar.hasOddsWords().then(() => load(bar)));
  return odds && part ? { odds, part } : undefined;
}

interface Props {
  readonly snapshot: ToldSnapshot;
  /** With what the odds assume, final totals, and what players need, foremost whoever plays. */
  readonly whole?: boolean;
  readonly mostNeeds?: number;
}

export function WinOdds({ snapshot, whole = false, mostNeeds = Number.POSITIVE_INFINITY }: Props) {
  const told = useOddsPart(snapshot);
  return told ? told.part.oddsBar(told.odds, snapshot.players, whole, mostNeeds) : null;
}
