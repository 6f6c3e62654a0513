/** What was clicked is reached by the pins that lead there: one press, a look at what the table shows, the next press. */
import type { Input } from '../../hardware/cabinet.ts';
import type { ToldSnapshot } from '../link/told.ts';
import { inputNamed, type Presses } from './presses.ts';

/** The press that brings the table nearer to what was clicked; undefined: it is there, or there is no way. */
export type Towards = (shown: ToldSnapshot) => Input | undefined;

/** More than anything has to be leafed through. */
const MOST_PRESSES = 60;
/** Longer than a tap, and than contacts need to come to rest. */
const BETWEEN_MS = 180;
/** Without an answer of the table the next press comes after this. */
const PATIENCE_MS = 1000;

export function walk(
  presses: Pick<Presses, 'tap'>,
  look: () => ToldSnapshot | undefined,
  towards: Towards,
  left = MOST_PRESSES,
): void {
  const shown = look();
  const input = shown && towards(shown);
  if (shown === undefined || input === undefined || left === 0) return;
  presses.tap(input);
  let waitedMs = 0;
  const wait = (): void => {
    waitedMs += BETWEEN_MS;
    const answered = look()?.seq !== shown.seq;
    if (answered || waitedMs >= PATIENCE_MS) walk(presses, look, towards, left - 1);
    else window.setTimeout(wait, BETWEEN_MS);
  };
  window.setTimeout(wait, BETWEEN_MS);
}

/** A box that may be chosen comes to be shown; where it is shown already, select scores it. */
export function towardsBox(row: string, column: number): Towards {
  let presses = 0;
  return ({ card, shownBox }) => {
    const offered = card?.rows.find(({ id }) => id === row)?.possible[column] ?? null;
    const isShown = shownBox?.row === row && shownBox.column === column;
    if (offered === null || (isShown && presses > 0)) return undefined;
    presses += 1;
    return isShown ? 'select' : 'next';
  };
}

/** A game of setup comes to be offered; where it is, select takes it. */
export function towardsGame(id: string): Towards {
  let presses = 0;
  return ({ setup }) => {
    if (setup?.question !== 'game' || (setup.rules === id && presses > 0)) return undefined;
    presses += 1;
    return setup.rules === id ? 'select' : 'next';
  };
}

/** So many players: the button of that number, and beyond six leafed to; where it is, select takes it. Names are asked for after that. */
export function towardsPlayers(number: number): Towards {
  let presses = 0;
  return ({ setup }) => {
    const isThere = setup?.names.length === number;
    if (setup === null || setup.question === 'name' || (isThere && presses > 0)) return undefined;
    presses += 1;
    if (setup.question === 'game') return inputNamed(`hold${number}`);
    return isThere ? 'select' : (inputNamed(`hold${number}`) ?? 'next');
  };
}

/** A line of the menu comes to be shown; where it is, select does it. */
export function towardsLine(line: number): Towards {
  let presses = 0;
  return ({ menu }) => {
    if (menu === null || (menu.shown === line && presses > 0)) return undefined;
    presses += 1;
    return menu.shown === line ? 'select' : 'next';
  };
}
