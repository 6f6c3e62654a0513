/** Leaving a game or a setup. */
import { type Reaction, shown } from './reaction.ts';
import type { Situation } from './situation.ts';
import type { Ui } from './ui.ts';

/** The game is left; unfinished it can be gone on with for a while. */
export function quit({ ui, game, options, nowMs }: Situation): Reaction {
  const quitUntilMs = game?.status === 'playing' ? nowMs + options.idle.quitMs : undefined;
  return shown({ ...toAttract(ui, nowMs), quitUntilMs });
}

/** Everything of the game is put away, not the game itself. */
export function toAttract(ui: Ui, nowMs: number): Ui {
  return {
    ...ui,
    place: 'attract',
    attract: { screen: 0, lit: [], sinceMs: nowMs },
    menu: undefined,
    leaf: undefined,
    shownBox: undefined,
    scratch: undefined,
    notice: undefined,
    fameName: undefined,
  };
}
