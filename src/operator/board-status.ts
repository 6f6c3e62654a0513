/** The board, its tests and what is wrong, as the operator's page shows them. */
import { INPUTS } from '../../hardware/cabinet.ts';
import type { BoardStatus } from '../board/board.ts';
import type { Fault } from '../fault/fault.ts';
import type { Text } from '../language/sentence.ts';
import type { ButtonState, StatusView, Trouble } from '../server/operator/messages.ts';
import type { TableView } from '../table/view.ts';

/** The board tells its count of pictures once a second: two looks must be at least so far apart. */
const LOOK_MS = 1500;
/** Older looks say nothing about now. */
const OLD_MS = 10_000;
/** The board's counters are 16 bits, hold at their greatest, and begin anew with a reset. */
interface Look {
  readonly atMs: number;
  readonly pictures: number;
}

/** Pictures a second between two looks at the board's counter. */
export class PictureRate {
  #before: Look | undefined;
  #rate: number | null = null;

  /** `nowMs`: table time. Null until there are two looks. */
  take(pictures: number | undefined, nowMs: number): number | null {
    if (pictures === undefined) return null;
    const before = this.#before;
    const passedMs = nowMs - (before?.atMs ?? nowMs);
    if (before !== undefined && passedMs < LOOK_MS) return this.#rate;
    const usable = before !== undefined && passedMs < OLD_MS && pictures >= before.pictures;
    this.#rate = usable ? Math.round(((pictures - before.pictures) * 10_000) / passedMs) / 10 : null;
    this.#before = { atMs: nowMs, pictures };
    return this.#rate;
  }
}

export function boardStatus(
  { state, description, fault, stuck, displays, counters }: BoardStatus,
  facts: Pick<StatusView['board'], 'kind' | 'limits' | 'picturesPerSecond'>,
): StatusView['board'] {
  return {
    ...facts,
    ...{ description, state, fault: fault?.said ?? null, stuck, displays, counters },
  };
}

/** Presses of the button test, as far as it is on. */
export function buttonsOf(service: TableView['service']): readonly ButtonState[] {
  return INPUTS.map((input) => {
    const { presses = 0, bounces = 0 } = service?.counts[input] ?? {};
    return { input, pressed: service?.pressed.includes(input) ?? false, presses, bounces };
  });
}

/** Coins that are stuck, in the words of the table. */
export function jamsOf({ coinDoor }: Pick<BoardStatus, 'coinDoor'>): readonly Text[] {
  return (coinDoor?.jammed ?? []).map((channel) => ({ say: 'table.coinJam', channel }));
}

export function troubleOf({ said, likelyCause }: Fault): Trouble {
  return { text: said, cause: likelyCause };
}
