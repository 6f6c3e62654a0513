/** The chances to win; a page of a game that has none loads nothing of them. */
import { useState } from 'preact/hooks';
import type { ToldSnapshot } from '../link/told.ts';

export function WinOdds({ snapshot, whole = false }: { snapshot: ToldSnapshot; whole?: boolean }) {
  const { odds } = snapshot;
  const [bar, load] = useState<typeof import('./odds-bar.tsx')>();
  if (odds && !bar) void import('./odds-bar.tsx').then((part) => part.hasOddsWords().then(() => load(part)));
  return odds && bar ? bar.oddsBar(odds, snapshot.players, whole) : null;
}
