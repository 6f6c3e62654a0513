/** The menu that previous and next open together, in any game. */

import { isScoredByHouse, takeableOf } from '../../game/index.ts';
import { type Code, type Text, tell } from '../../language/sentence.ts';
import { sentencesIn } from '../../language/sentences.ts';
import { at } from '../at.ts';
import { leafOn } from '../state/leaf.ts';
import { quit } from '../state/leave.ts';
import type { Moment } from '../state/moment.ts';
import { command, ignored, type Reaction, refused, shown } from '../state/reaction.ts';
import { tableRefusal } from '../state/refusal.ts';
import type { Ui } from '../state/ui.ts';
import { gameKey } from './parts/game-key.ts';
import { usualDue } from './parts/idle-time.ts';
import { ignores, type Overlay } from './screen.ts';

interface Line {
  /** On the display. */
  readonly text: Code;
  sentence(s: Pick<Moment, 'game'>): Text;
  take(s: Moment, closed: Ui): Reaction;
}

const NOTHING = tableRefusal('nothing-to-take-back');

const LINES: readonly Line[] = [
  {
    text: { say: 'display.resume' },
    sentence: () => ({ say: 'table.resume' }),
    take: (_, closed) => shown(closed),
  },
  {
    text: { say: 'display.takeBack' },
    // It keeps its place: whoever knows the menu by heart is led nowhere else, and is told before select.
    sentence: (s) => (canTakeBack(s) ? { say: 'table.takeBack' } : NOTHING.sentence),
    take: takeBack,
  },
  {
    text: { say: 'display.skip' },
    sentence: () => ({ say: 'table.skip' }),
    take: (_, closed) => command(closed, { type: 'skip' }),
  },
  {
    text: { say: 'display.quit' },
    sentence: () => ({ say: 'table.quit' }),
    take: (s, closed) => quit({ ...s, ui: closed }),
  },
];

/** The menu as the pages show it: all its lines, and which one select would take. */
export interface ShownMenu {
  readonly lines: readonly { readonly text: string; readonly sentence: Text }[];
  /** Index of the line that is shown. */
  readonly shown: number;
}

export interface Menu extends Moment {
  readonly state: 'menu';
  readonly menu: NonNullable<Ui['menu']>;
}

export const MENU: Overlay<Menu> = {
  controls: {
    hold: ignores('unused'),
    lever: { help: { say: 'help.goOn' }, act: ({ ui }) => shown(closed(ui)) },
    leaf: {
      help: { say: 'help.lines', lines: LINES.map(({ text }) => text) },
      act: ({ ui, menu, nowMs }, { step }) =>
        shown({ ...ui, menu: { item: leafOn(menu.item, step, LINES.length), sinceMs: nowMs } }),
    },
    select: { help: { say: 'help.takeLine' }, act: (s) => lineOf(s).take(s, closed(s.ui)) },
  },
  when(moment) {
    const { menu } = moment.ui;
    return menu && { ...moment, state: 'menu', menu };
  },
  key: gameKey(({ ui }) => ignored(ui, 'unused')),
  due: (s) => [
    ...usualDue(s),
    { atMs: s.menu.sinceMs + s.options.idle.menuMs, react: () => shown(closed(s.ui)) },
  ],
  pages: (s) => [lineOf(s).text],
  sentence: (s) => lineOf(s).sentence(s),
};

function takeBack(s: Moment, closed: Ui): Reaction {
  return canTakeBack(s) ? command(closed, { type: 'take back' }) : refused(closed, NOTHING, s.nowMs);
}

/** Nothing of the house's. */
function canTakeBack({ game }: Pick<Moment, 'game'>): boolean {
  return game !== undefined && takeableOf(game) !== undefined && !isScoredByHouse(game);
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

/** Undefined while it is closed. The lines are called what the display calls them. */
export function menuView(s: Pick<Moment, 'ui' | 'game' | 'options'>): ShownMenu | undefined {
  const { ui, options } = s;
  if (ui.menu === undefined) return undefined;
  const words = sentencesIn(options.language);
  const lines = LINES.map(({ text, sentence }) => ({ text: tell(words, text), sentence: sentence(s) }));
  return { lines, shown: ui.menu.item };
}

function lineOf({ menu }: Menu): Line {
  return at(LINES, menu.item);
}

function closed(ui: Ui): Ui {
  return { ...ui, menu: undefined };
}
