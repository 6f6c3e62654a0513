/** What a kind of dice is drawn with. */
import type { Face } from '../../game/index.ts';
import type { Tile } from './picture.ts';

export interface TileSet {
  readonly faces: Readonly<Record<Face, Tile>>;
  /** Over a die that is held: its lamp. Dark where a die has no room for it. */
  readonly frame: Tile;
  /** Over a die that will roll again. */
  readonly dashed: Tile;
  /** Over a die that the coach would keep: parts of its lamp, which breathe. Dark where a die has no room for it. */
  readonly worth: Tile;
  /** At the edge of a die that stands for one of the rolls that are left. Dark where a die has no room for it. */
  readonly tally: Tile;
  /** Over a die that is refused. */
  readonly refused: (face: Face) => Tile;
  /** A die before its first roll, in the sets that show no question mark there (S1.4). */
  readonly blank: Tile;
  readonly question: Tile;
  readonly rollsLeft: (rolls: number) => Tile;
  /** A digit for setup and totals, a letter for names; what cannot be drawn is a question mark. */
  readonly glyph: (character: string) => Tile;
  /** In the order of hardware/emblems.ts; undefined where a die has no room for pictures. */
  readonly emblems: readonly Tile[] | undefined;
  /**
   * A spinning die: the number of lit pixels never changes, so it moves and does not flash, and a pixel lights up at
   * most every 480 ms.
   */
  readonly spin: readonly Tile[];
  /** Between two of them; on a Firmata board as slow as its link has to have it. */
  readonly spinStepMs: number;
  /** Dice that the next roll takes, and question marks, breathe: these dice have no room for a hold frame. */
  readonly breathes: boolean;
  /** Digits and letters can be read, and so numbers across the slots. */
  readonly writes: boolean;
}
