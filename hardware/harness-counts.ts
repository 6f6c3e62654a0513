/** What is counted from the cables: ends, rings, wires of the filter board. */
import { CABLES, type CableSpec, type Connector, type Wire } from './harness.ts';

/** Where LED current goes on to something that shines; the capacitor carries none for long. */
export const carriesLeds = ({ wires, kind }: CableSpec): boolean =>
  kind !== 'capacitor' && wires.some(({ net }) => net === '5V-LED');

/** How many rings a bus bar takes whose wires are at these nets. */
export const ringsOn = (nets: readonly string[]): number =>
  CABLES.flatMap(({ from, to, ends, wires }) =>
    [from, to].flatMap((place, end) =>
      place === 'star' && ends[end] === 'ring terminal' ? wires.filter(({ net }) => nets.includes(net)) : [],
    ),
  ).length;

/** From each pin that has a strip on the filter board, and from its 5 V and ground: one end soldered there, one screwed at the shield. */
export const FILTER_WIRES: readonly (Pick<Wire, 'net' | 'gauge' | 'colour'> & {
  readonly lengthM: number;
})[] = [
  ...new Map(
    CABLES.filter(({ from, to, kind }) => kind !== 'USB' && [from, to].includes('board'))
      .flatMap(({ wires }) => wires)
      .filter(({ net }) => !net.endsWith('-LED'))
      .map(({ net, colour }) => [net, { net, colour, gauge: 24, lengthM: 0.3 } as const]),
  ).values(),
];

/** How many ends of cables are made of this, with how many ways each. */
export function endsOf(connector: Connector): readonly number[] {
  return CABLES.flatMap(({ count, ends, wires: all }) =>
    ends.filter((end) => end === connector).flatMap(() => Array.from({ length: count }, () => all.length)),
  );
}
