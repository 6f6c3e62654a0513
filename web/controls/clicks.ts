/** Clicks on what the table shows: a die, a box, a game, a line of the menu. The pins that lead there are pressed. */
import type { ToldSnapshot } from '../link/told.ts';
import { inputNamed, type Presses } from './presses.ts';
import { type ClickedPlace, towardsBox, towardsGame, towardsLine, towardsPlayers, Walker } from './walk.ts';

export interface ClickTarget {
  /** The table as it is shown, or undefined while this page may not act. */
  table(): ToldSnapshot | undefined;
  readonly presses: Presses;
}

/** A little longer than the table asks for until its menu opens. */
const MENU_MS = 1600;
/** The same for service. */
const SERVICE_MS = 3200;

/** For the life of the page. Keys and buttons do all of it too. */
export function listenToClicks({ table, presses }: ClickTarget): void {
  const walker = new Walker(presses, table);
  document.addEventListener('click', ({ target, detail }) => {
    const shown = table();
    if (shown === undefined || !(target instanceof Element)) return;
    if (target.closest('[data-opens-menu]') !== null) presses.chord(['previous', 'next'], MENU_MS);
    if (target.closest('[data-opens-service]') !== null)
      presses.chord(['previous', 'next', 'select'], SERVICE_MS);
    const slot = target.matches('canvas') ? target.closest<HTMLElement>('.slot')?.dataset.slot : undefined;
    const hold = inputNamed(`hold${slot}`);
    if (hold !== undefined) presses.tap(hold);
    // The second click of a double click would select what the first has led to.
    const way = detail > 1 ? undefined : wayMeant(target, shown);
    if (way !== undefined) walker.to(way);
  });
}

function wayMeant(target: Element, { card }: ToldSnapshot): ClickedPlace | undefined {
  const game = target.closest<HTMLElement>('.setup [data-game]')?.dataset.game;
  if (game !== undefined) return { place: `game ${game}`, towards: towardsGame(game) };
  const number = target.closest<HTMLElement>('.setup [data-number]')?.dataset.number;
  if (number !== undefined) return { place: `players ${number}`, towards: towardsPlayers(Number(number)) };
  const item = target.closest('.menu li');
  if (item !== null) {
    const line = [...(item.parentElement?.children ?? [])].indexOf(item);
    return { place: `line ${line}`, towards: towardsLine(line) };
  }
  const id = target.closest<HTMLElement>('.card tr[data-kind="box"]')?.dataset.row;
  const row = card?.rows.find((each) => each.id === id);
  if (row === undefined) return undefined;
  const cell = target.closest('td')?.dataset.column;
  // Beside the cells, the first column in which the box can be had.
  const column = cell === undefined ? row.possible.findIndex((points) => points !== null) : Number(cell);
  return { place: `box ${row.id} ${column}`, towards: towardsBox(row.id, column) };
}
