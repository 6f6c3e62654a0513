/** What lies beside the cabinet, and on the first part of the phone page. */
import type { ToldSnapshot } from '../link/told.ts';

export type PaperKind = 'setup' | 'between' | 'card' | 'farkle';

/** Which one lies there at this moment; layouts ask it, too. */
export function paperKind({ screen, setup, status, card, farkle }: ToldSnapshot): PaperKind {
  if (screen === 'setup' && setup !== null) return 'setup';
  // A game that waits to be gone on with keeps its card in sight.
  if (screen === 'attract' && status !== 'playing') return 'between';
  if (farkle !== null) return 'farkle';
  return card === null ? 'between' : 'card';
}
