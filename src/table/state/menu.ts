/** The menu that previous and next open together, in any game. */
import { command, type Reaction, shown } from './reaction.ts';
import type { Situation } from './situation.ts';
import type { Ui } from './ui.ts';

export const MENU_ITEMS = [
  { text: 'RESUME', sentence: 'Press select to go on with the game.' },
  { text: 'TAKEBACK', sentence: 'Press select to take the last score back and choose again.' },
  { text: 'SKIP', sentence: 'Press select to play this turn later.' },
  { text: 'QUIT', sentence: 'Press select to leave the game. The lever goes on with it for a while.' },
] as const;

/** The menu as the pages show it: all its lines, and which one select would take. */
export interface MenuView {
  readonly lines: readonly { readonly text: string; readonly sentence: string }[];
  /** Index of the line that is shown. */
  readonly shown: number;
}

/** Undefined while it is closed. */
export function menuView({ menu }: Ui): MenuView | undefined {
  return menu === undefined ? undefined : { lines: MENU_ITEMS, shown: menu.item };
}

export function openMenu(ui: Ui, nowMs: number): Reaction {
  // The two presses have browsed first: nobody asked for the box that they left on the display.
  return shown({
    ...ui,
    shownBox: undefined,
    scratch: undefined,
    leaf: undefined,
    menu: { item: 0, sinceMs: nowMs },
  });
}

export function closeMenu(ui: Ui): Ui {
  return { ...ui, menu: undefined };
}

export function takeFromMenu(situation: Situation): Reaction {
  const { ui } = situation;
  const closed = closeMenu(ui);
  const item = MENU_ITEMS[ui.menu?.item ?? 0]?.text ?? 'RESUME';
  switch (item) {
    case 'RESUME':
      return shown(closed);
    case 'TAKEBACK':
      return command(closed, { type: 'take back' });
    case 'SKIP':
      return command(closed, { type: 'skip' });
    case 'QUIT':
      return quit({ ...situation, ui: closed });
    default:
      return item satisfies never;
  }
}

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
