/** The table's menu while it is open: all of its lines, the shown one marked. */
import type { ToldMenu } from '../link/told.ts';
import { TEXTS } from '../texts/live.ts';

export function MenuList({ menu }: { menu: ToldMenu | null }) {
  if (menu === null) return null;
  return (
    <ul class="menu" aria-label={TEXTS.menu}>
      {menu.lines.map(({ text }, line) => (
        <li key={text} data-menu={text} data-shown={line === menu.shown}>
          {text}
          {line === menu.shown && <span class="hidden-text"> {TEXTS.newGame.chosen}</span>}
        </li>
      ))}
    </ul>
  );
}
