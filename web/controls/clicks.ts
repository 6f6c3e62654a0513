/** Clicks on what the table shows: a die, a box, a game, a line of the menu. The pins that lead there are pressed. */
import type { ToldSnapshot } from '../link/told.ts';
import { inputNamed, type Presses } from './presses.ts';
import { type Towards, towardsBox, towardsGame, towardsLine, towardsPlayers, Walker } from './walk.ts';

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
  document.addEventListener('click', ({ target }) => {
    const shown = table();
    if (shown === undefined || !(target instanceof Element)) return;
    if (target.closest('[data-opens-menu]') !== null) presses.chord(['previous', 'next'], MENU_MS);
    if (target.closest('[data-opens-service]') !== null)
      presses.chord(['previous', 'next', 'select'], SERVICE_MS);
    const slot = target.matches('canvas') ? target.closest<HTMLElement>('.slot')?.dataset.slot : undefined;
    const hold = inputNamed(`hold${slot}`);
    if (hold !== undefined) presses.tap(hold);
    const towards = placeMeant(target, shown);
    if (towards !== undefined) walker.to(towards);
  });
}

function placeMeant(target: Element, { card }: ToldSnapshot): Towards | undefined {
  const game = target.closest<HTMLElement>('.setup [data-game]')?.dataset.game;
  if (game !== undefined) return towardsGame(game);
  const number = target.closest<HTMLElement>('.setup [data-number]')?.dataset.number;
  if (number !== undefined) return towardsPlayers(Number(number));
  const line = target.closest('.menu li');
  if (line !== null) return towardsLine([...(line.parentElement?.children ?? [])].indexOf(line));
  const id = target.closest<HTMLElement>('.card tr[data-kind="box"]')?.dataset.row;
  const row = card?.rows.find((each) => each.id === id);
  if (row === undefined) return undefined;
  const cell = target.closest('td')?.dataset.column;
  // Beside the cells, the first column in which the box can be had.
  const column = cell === undefined ? row.possible.findIndex((points) => points !== null) : Number(cell);
  return towardsBox(row.id, column);
}
