/** What the coach says; a page of a game without one loads nothing of it. */
import { useState } from 'preact/hooks';
import type { ToldSnapshot } from '../link/told.ts';

interface Props {
  readonly verdict: ToldSnapshot['verdict'] | undefined;
  /** In one line, whatever it takes. */
  readonly narrowed?: boolean;
}

export function CoachSays({ verdict, narrowed = false }: Props) {
  const [coach, load] = useState<typeof import('./coach-line.tsx')>();
  if (verdict && !coach)
    void import('./coach-line.tsx').then((part) => part.hasWords().then(() => load(part)));
  return verdict && coach ? coach.coachLine(verdict, narrowed) : null;
}
