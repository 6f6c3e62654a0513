/** What a finished desktop supply must be, for whoever is not trained for mains: it stays outside, and its lead is the trunk. */
import { POWER } from './cabinet.ts';
import { RAIL } from './electrics.ts';
import type { CableSpec } from './harness.ts';
import { LOADS, lostMv } from './loss.ts';
import { ELECTRICS, FUSE_LOAD } from './rules.ts';
import { dropMv, type Gauge } from './wire.ts';

export interface DesktopSupply {
  /** At the end of its lead with nothing lit; nobody can set it, so `limitMa` stays where it is. */
  readonly volts: readonly [least: number, most: number];
  readonly leastMa: number;
  readonly limitMa: number;
  /** In the holder of the main fuse: that of a supply that is built in would never blow. */
  readonly fuseMa: number;
  readonly lead: { readonly gauge: Gauge; readonly lengthM: number };
}

export const DESKTOP_SUPPLY: DesktopSupply = {
  volts: [5, RAIL.highMv / 1000],
  leastMa: 6000,
  limitMa: POWER.limitMa,
  fuseMa: 5000,
  lead: { gauge: 16, lengthM: 1.2 },
};

/** The trunk is its lead, with one end inside the supply. */
function cablesWith({ fuseMa, lead: { gauge, lengthM } }: DesktopSupply): readonly CableSpec[] {
  return ELECTRICS.cables.map((cable) =>
    cable.name === 'trunk'
      ? {
          ...cable,
          ...{ lengthM, fuseMa, ends: ['solder', 'ring terminal'] },
          wires: cable.wires.map((wire) => ({ ...wire, gauge })),
        }
      : cable,
  );
}

/** At its limit, with as much of it in one die as a lane may have. */
export const desktopLostMv = (supply: DesktopSupply = DESKTOP_SUPPLY): number =>
  lostMv({ cables: cablesWith(supply) }, { ...LOADS.worst, trunkMa: supply.limitMa });

/** At the last pixel, with all dice white. */
export const desktopWhiteV = (supply: DesktopSupply = DESKTOP_SUPPLY): number =>
  Math.round((1000 * supply.volts[0] - lostMv({ cables: cablesWith(supply) }, LOADS.white)) / 10) / 100;

/** What the bus bars must have under load: a lead or a supply that keeps this is good enough, whatever is printed on it. */
export const BARS_MV = RAIL.lowMv + lostMv(ELECTRICS, { ...LOADS.worst, trunkMa: 0 });

/** How long a thinner lead may be, in metres, to lose no more than the one that is counted with. */
export function leadOf(gauge: Gauge, { lead }: DesktopSupply = DESKTOP_SUPPLY): number {
  return Math.floor((10 * dropMv(lead.gauge, lead.lengthM, 1000)) / dropMv(gauge, 1, 1000)) / 10;
}

/** All broken rules of a cabinet that is fed by a finished supply. */
export function desktopProblems(supply: DesktopSupply = DESKTOP_SUPPLY): string[] {
  const { volts, leastMa, limitMa, fuseMa } = supply;
  const lost = desktopLostMv(supply);
  const left = Math.round(1000 * volts[0]) - lost;
  return [
    ...(left < RAIL.lowMv
      ? [`a desktop supply of ${volts[0]} V leaves ${left} mV at the last pixel, at least ${RAIL.lowMv}`]
      : []),
    ...(1000 * volts[1] > RAIL.highMv ? [`a desktop supply of ${volts[1]} V is too much for pixels`] : []),
    ...(limitMa > FUSE_LOAD * fuseMa
      ? [`${limitMa} mA of dice, but the fuse of a desktop supply carries ${FUSE_LOAD * fuseMa} mA for long`]
      : []),
    ...(leastMa <= fuseMa
      ? [`a desktop supply of ${leastMa} mA gives up before its fuse of ${fuseMa} mA`]
      : []),
  ];
}
