/** The picture by which somebody is told apart, in their colour; the name always stands beside it. */
import { EMBLEMS, PERSON_COLOURS } from '../../hardware/emblems.ts';

const PICTURES = Object.values(EMBLEMS);

export function Emblem({ colour, emblem }: { colour: number; emblem: number }) {
  const path = (PICTURES[emblem] || [])
    .map((row, y) =>
      [...Array(8).keys()].map((x) => ((row >> (7 - x)) & 1 ? `M${x} ${y}h1v1h-1z` : '')).join(''),
    )
    .join('');
  return (
    <svg class="emblem" viewBox="0 0 8 8" width="16" height="16" aria-hidden="true">
      <path d={path} fill={PERSON_COLOURS[colour]} />
    </svg>
  );
}
