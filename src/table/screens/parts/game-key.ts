/** The keys of the on-screen cabinet that mean the same all through a game. */
import { quit } from '../../state/leave.ts';
import type { Moment } from '../../state/moment.ts';
import { ignored, type Reaction, refused } from '../../state/reaction.ts';
import { tableRefusal } from '../../state/refusal.ts';
import { LEARN_KEY } from './attract.ts';

/** One press quits (S1.35). */
export const QUIT_KEY = 'q';

/** `others`: what any other key does here. */
export function gameKey<S extends Moment>(others: (s: S, key: string) => Reaction) {
  return (s: S, key: string): Reaction => (key === QUIT_KEY ? quit(s) : others(s, key));
}

/** Keys of boxes, where no box is being chosen; one of them begins lessons. */
export function notChoosing({ ui, lesson, nowMs }: Moment, key: string): Reaction {
  if (lesson && key === LEARN_KEY) return refused(ui, tableRefusal('learning'), nowMs);
  return ignored(ui, 'not-choosing');
}
