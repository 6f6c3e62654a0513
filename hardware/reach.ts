/** Whether each cable is as long as its way, with something to spare; to the panel that is up the back wall, where it is tied. */
import { BASE, CASE } from './case.ts';
import { CABLES } from './harness.ts';
import { RIGHT_HANDED } from './panel.ts';

/** For a bend at both ends. */
const SPARE_MM = 50;

/** What a wire of any kind says of where it goes. */
export interface Way {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly lengthM: number;
}

interface Spot {
  readonly x: number;
  readonly y: number;
  /** From its centre to its sides. */
  readonly half: readonly [x: number, y: number];
  readonly isPanel: boolean;
}

/** Seen from above, from the left back corner inside the box. */
function spotOf(place: string): Spot | undefined {
  const named = place.endsWith('display') ? 'displays' : place;
  const cut = RIGHT_HANDED.find(({ name }) => name === named)?.cuts[0];
  if (cut !== undefined) return { x: cut.x - CASE.wood, y: cut.y - CASE.wood, half: [0, 0], isPanel: true };
  const stands = BASE.find(({ name }) => name === place || name.includes(`(${place})`));
  if (stands === undefined) return undefined;
  const { x, y, width, height } = stands;
  return { x, y, half: [width / 2, height / 2], isPanel: false };
}

/** Back along the base, up the back wall, forward below the panel: so it can be unscrewed and stood up at the back. */
function wayUp({ x, y, half }: Spot, panel: Spot): number {
  return Math.max(0, Math.abs(x - panel.x) - half[0]) + (y - half[1]) + CASE.back + panel.y;
}

/** Of the rows of headers of an Uno from its centre (Arduino's drawing of the R3), in mm. */
const HEADERS = { x: 34, y: 24 } as const;

/** Of the wires from the Uno to the filter board, from corner to corner: then both may be turned as one likes. */
export function filterWireProblems(
  wires: readonly { readonly net: string; readonly lengthM: number }[],
): string[] {
  const [board, tray] = ['board', 'Uno tray'].map((place) => BASE.find(({ name }) => name === place));
  if (board === undefined || tray === undefined) return ['the base has no board or no tray for the Uno'];
  const far = (axis: 'x' | 'y', half: number): number =>
    Math.abs(board[axis] - tray[axis]) + half + HEADERS[axis];
  const way = SPARE_MM + Math.hypot(far('x', board.width / 2), far('y', board.height / 2));
  return wires
    .filter(({ lengthM }) => way > 1000 * lengthM)
    .map(
      ({ net, lengthM }) =>
        `the wire ${net} to the Uno is ${1000 * lengthM} mm long, and its way up to ${Math.round(way)} mm`,
    );
}

/** All cables that are too short; what hangs outside the box or wherever there is room is not looked at. */
export function reachProblems(cables: readonly Way[] = CABLES): string[] {
  return cables.flatMap(({ name, from, to, lengthM }) => {
    const [a, b] = [spotOf(from), spotOf(to)];
    if (a === undefined || b === undefined) return [];
    const level = Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
    const way = SPARE_MM + (a.isPanel === b.isPanel ? level : a.isPanel ? wayUp(b, a) : wayUp(a, b));
    return way > 1000 * lengthM
      ? [`${name} is ${1000 * lengthM} mm long, and its way ${Math.round(way)} mm`]
      : [];
  });
}
