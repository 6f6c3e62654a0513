/** What is lost between the LED supply and its last pixel, in copper, fuses, splices and joints. */
import { LEDS, POWER } from './cabinet.ts';
import { type CableSpec, CONNECTORS, FUSE_MILLIOHM } from './harness.ts';
import { dropMv } from './wire.ts';

/** What flows while a meter is at the last pixel, in mA: through the trunk, into a lane, and on to its second matrix. */
export interface Load {
  readonly trunkMa: number;
  readonly laneMa: number;
  readonly linkMa: number;
}

const evenly = (trunkMa: number): Load => ({
  trunkMa,
  laneMa: trunkMa / LEDS.lanes,
  linkMa: trunkMa / LEDS.lanes / LEDS.slotsPerLane,
});

/** The three loads that figures are given for. */
export const LOADS = {
  dark: evenly(LEDS.lanes * LEDS.pixelsPerLane * POWER.darkMa),
  white: evenly(POWER.limitMa),
  worst: { trunkMa: POWER.hardLimitMa, laneMa: POWER.laneLimitMa, linkMa: POWER.laneLimitMa },
} as const;

/** From the supply to the last pixel, there and back, with fuses and joints. */
export function lostMv(
  { cables }: { readonly cables: readonly CableSpec[] },
  { trunkMa, laneMa, linkMa }: Load,
): number {
  const way = (name: string, ma: number): number => {
    const cable = cables.find((other) => other.name === name);
    const gauge = cable?.wires[0]?.gauge;
    if (cable === undefined || gauge === undefined) return 0;
    const joints = cable.ends.reduce((sum, end) => sum + 2 * CONNECTORS[end].milliohm, 0);
    const fuse = cable.fuseMa === undefined ? 0 : (FUSE_MILLIOHM[cable.fuseMa] ?? 0);
    return dropMv(gauge, cable.lengthM, ma) + ((joints + fuse) * ma) / 1000;
  };
  return Math.round(way('trunk', trunkMa) + way('lane 1 power', laneMa) + way('lane 1 link', linkMa));
}
