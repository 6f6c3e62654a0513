/** The keys of the on-screen cabinet that mean the same all through a game. */
import { quit } from '../../state/leave.ts';
import type { Moment } from '../../state/moment.ts';
import { ignored, type Reaction } from '../../state/reaction.ts';

/** One press quits (S1.35). */
export const QUIT_KEY = 'q';

/** `others`: what any other key does here. */
export function gameKey<S extends Moment>(others: (s: S, key: string) => Reaction) {
  return (s: S, key: string): Reaction => (key === QUIT_KEY ? quit(s) : others(s, key));
}

/** Keys of boxes, where no box is being chosen. */
export function notChoosing({ ui }: Moment): Reaction {
  return ignored(ui, 'not-choosing');
}
