/** What was clicked is reached by the pins that lead there: one press, a look at what the table shows, the next press. */
import type { Input } from '../../hardware/cabinet.ts';
import type { ToldSnapshot } from '../link/told.ts';
import { inputNamed, type Presses } from './presses.ts';

/** The press that brings the table nearer to what was clicked; undefined: it is there, or there is no way. */
export type Towards = (shown: ToldSnapshot) => Input | undefined;

/** More than anything has to be leafed through. */
const MOST_PRESSES = 60;
/** A table that answers none of so many in a row does not go there. */
const MOST_UNANSWERED = 3;
/** Longer than a tap, and than contacts need to come to rest. */
const BETWEEN_MS = 180;
/** Without an answer of the table the next press comes after this. */
const PATIENCE_MS = 1000;

type Led = Pick<Presses, 'step' | 'keep' | 'isLed' | 'pressKept'>;

/** What leads to a place, and its name: a second click on the same place changes nothing. */
export interface ClickedPlace {
  readonly place: string;
  readonly towards: Towards;
}

/** One way at a time; what hands press meanwhile comes after it, so that it never counts for what is only passed. */
export class Walker {
  #way: ClickedPlace | undefined;
  /** Begins when all that was pressed for the one before has been. */
  #then: ClickedPlace | undefined;
  #left = 0;
  #unanswered = 0;
  #walks = false;
  /** Of what was shown at the newest step. */
  #seq: number | undefined;
  readonly #presses: Led;
  readonly #look: () => ToldSnapshot | undefined;

  constructor(presses: Led, look: () => ToldSnapshot | undefined) {
    this.#presses = presses;
    this.#look = look;
  }

  /** In the place of where it was going. */
  to(way: ClickedPlace): void {
    if (this.#way?.place === way.place && !this.#hasArrived(this.#way)) return;
    const isAfter = this.#walks && this.#way === undefined;
    if (isAfter) this.#then = way;
    else this.#begin(way);
    if (!this.#walks) this.#step();
  }

  /** The table shows that it is there, and only the next look at it is still to come. */
  #hasArrived({ towards }: ClickedPlace): boolean {
    const shown = this.#look();
    return shown !== undefined && shown.seq !== this.#seq && towards(shown) === undefined;
  }

  #begin(way: ClickedPlace): void {
    this.#way = way;
    this.#left = MOST_PRESSES;
    this.#unanswered = 0;
    this.#presses.keep();
  }

  #step(): void {
    const shown = this.#look();
    const input = this.#next(shown);
    this.#seq = shown?.seq;
    if (input !== undefined) this.#presses.step(input);
    this.#walks = input !== undefined || this.#presses.pressKept();
    if (input !== undefined) this.#wait(PATIENCE_MS);
    else if (this.#walks) this.#wait(0);
    else if (this.#then !== undefined) {
      this.#begin(this.#then);
      this.#then = undefined;
      this.#step();
    }
  }

  /** Until the table has answered, or nobody waits for it any longer. */
  #wait(patienceMs: number, waitedMs = BETWEEN_MS): void {
    window.setTimeout(() => {
      const answered = this.#look()?.seq !== this.#seq;
      if (!answered && waitedMs < patienceMs) return this.#wait(patienceMs, waitedMs + BETWEEN_MS);
      this.#unanswered = answered ? 0 : this.#unanswered + 1;
      this.#step();
    }, BETWEEN_MS);
  }

  #next(shown: ToldSnapshot | undefined): Input | undefined {
    const goesOn = this.#presses.isLed && this.#left > 0 && this.#unanswered < MOST_UNANSWERED;
    const input = goesOn && shown !== undefined ? this.#way?.towards(shown) : undefined;
    if (input === undefined) this.#way = undefined;
    this.#left -= 1;
    return input;
  }
}

/** Whichever way round is the shorter one, as far as all that is leafed through is in this list. */
function shorterWay(list: readonly string[], from: string, to: string): 'next' | 'previous' {
  if (!list.includes(from)) return 'next';
  const forward = (list.indexOf(to) - list.indexOf(from) + list.length) % list.length;
  return forward * 2 <= list.length ? 'next' : 'previous';
}

/** Where what was clicked can be leafed to, and where the table is; undefined where it cannot. */
type Leaves = (
  shown: ToldSnapshot,
) => { readonly list: readonly string[]; readonly from: string; readonly isThere: boolean } | undefined;

/** Leafs on, in the same direction all along, until `to` is shown; where it is from the beginning, select takes it. */
function leafing(to: string, leaves: Leaves): Towards {
  let input: Input | undefined;
  return (shown) => {
    const now = leaves(shown);
    if (now === undefined || input === 'select' || (now.isThere && input !== undefined)) return undefined;
    input ??= now.isThere ? 'select' : shorterWay(now.list, now.from, to);
    return input;
  };
}

/** A box that may be chosen comes to be shown; where it is shown already, select scores it. */
export function towardsBox(row: string, column: number): Towards {
  return leafing(row, ({ card, shownBox }) => {
    const open = (card?.rows ?? []).filter(({ possible }) => possible.some((points) => points !== null));
    const isOffered = (open.find(({ id }) => id === row)?.possible[column] ?? null) !== null;
    if (!isOffered) return undefined;
    const isThere = shownBox?.row === row && shownBox.column === column;
    // Of several columns the table leafs through one after the other, not row by row.
    const list = open.some(({ possible }) => possible.length > 1) ? [] : open.map(({ id }) => id);
    return { list, from: shownBox?.row ?? '', isThere };
  });
}

/** A game of setup comes to be offered; where it is, select takes it. */
export function towardsGame(id: string): Towards {
  return leafing(id, ({ setup }) => {
    if (setup?.question !== 'game') return undefined;
    return { list: setup.games.map((game) => game.id), from: setup.rules, isThere: setup.rules === id };
  });
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
  return leafing(`${line}`, ({ menu }) => {
    if (menu === null) return undefined;
    const list = menu.lines.map((_, index) => `${index}`);
    return { list, from: `${menu.shown}`, isThere: menu.shown === line };
  });
}
