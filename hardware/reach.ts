/** Whether each cable is as long as its way: along the walls, from the base up to the panel, with something to spare. */
import { BASE, CASE } from './case.ts';
import { CABLES } from './harness.ts';
import { RIGHT_HANDED } from './panel.ts';

/** From the base to the panel where the box is lowest, and for a bend at both ends. */
const UP_MM = CASE.front;
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
  readonly isPanel: boolean;
}

/** Seen from above, from the left back corner inside the box. */
function spotOf(place: string): Spot | undefined {
  const named = place.endsWith('display') ? 'displays' : place;
  const cut = RIGHT_HANDED.find(({ name }) => name === named)?.cuts[0];
  if (cut !== undefined) return { x: cut.x - CASE.wood, y: cut.y - CASE.wood, isPanel: true };
  const stands = BASE.find(({ name }) => name === place || name.includes(`(${place})`));
  return stands === undefined ? undefined : { x: stands.x, y: stands.y, isPanel: false };
}

/** All cables that are too short; what hangs outside the box or wherever there is room is not looked at. */
export function reachProblems(cables: readonly Way[] = CABLES): string[] {
  return cables.flatMap(({ name, from, to, lengthM }) => {
    const [a, b] = [spotOf(from), spotOf(to)];
    if (a === undefined || b === undefined) return [];
    const up = a.isPanel === b.isPanel ? 0 : UP_MM;
    const way = Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + up + SPARE_MM;
    return way > 1000 * lengthM
      ? [`${name} is ${1000 * lengthM} mm long, and its way ${Math.round(way)} mm`]
      : [];
  });
}
