import type { FiveBoard, Libraries } from '../../../src/board/firmata/libraries.ts';

export interface PlainDice {
  readonly count: number;
  readonly width: number;
  /** First row, or column, of each of the three pips. */
  readonly starts: readonly number[];
  /** Width of a pip. */
  readonly pip: number;
}

export interface PlainTable {
  /** Faces 1..6 of six dice; 0 = dark. */
  showDice(faces: readonly number[]): void;
  /** All pixels in two colours in turn, `#rrggbb`. */
  fill(colours: readonly [string, string]): void;
}

export function plainTable(
  parts: Libraries & {
    readonly board: FiveBoard;
    readonly strips: readonly object[];
    readonly leverPin: number;
    readonly dice: PlainDice;
    readonly changedOnly: boolean;
    /** Called in the host's event of a press; the faces to be shown. */
    readonly pulled: () => readonly number[];
  },
): PlainTable;
