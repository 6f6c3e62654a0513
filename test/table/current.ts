/** What a picture draws from the LED supply, after the model of one pixel in hardware/cabinet.ts. */
import { CONFIG_DEFAULTS, LEDS, POWER } from '../../hardware/cabinet.ts';
import { cabinetLimitMa, laneLimitMa } from '../../hardware/current.ts';
import type { Colour, Picture, Tile } from '../../src/table/picture/picture.ts';

/** In mA, at the full brightness of the cabinet; all pixels of the lanes are counted, dark ones too. */
export function currentOf(picture: Picture): number {
  const dark = LEDS.lanes * LEDS.pixelsPerLane * POWER.darkMa;
  return picture.reduce((sum, { planes: [low, high], palette }) => {
    const both = count(low, high, (a, b) => a & b);
    const lit = [count(low, high, (a, b) => a & ~b), count(low, high, (a, b) => b & ~a), both];
    return sum + palette.reduce((total, colour, index) => total + (lit[index] ?? 0) * pixelMa(colour), 0);
  }, dark);
}

/** How much of what the supply and the fuse of each lane allow it takes, as the firmware reckons by default: 1 is all. */
export function shareOfLimits(picture: Picture): number {
  const { limitMa, pixelMa } = CONFIG_DEFAULTS;
  const all = currentOf(picture) / cabinetLimitMa(limitMa, pixelMa);
  const lanes = Array.from({ length: LEDS.lanes }, (_, lane) => {
    const slots = picture.slice(lane * LEDS.slotsPerLane, (lane + 1) * LEDS.slotsPerLane);
    const otherLanesMa = (LEDS.lanes - 1) * LEDS.pixelsPerLane * POWER.darkMa;
    return (currentOf(slots) - otherLanesMa) / laneLimitMa(pixelMa);
  });
  return Math.max(all, ...lanes);
}

function pixelMa([red, green, blue]: Colour): number {
  return (red * POWER.redMa + green * POWER.greenMa + blue * POWER.blueMa) / 255;
}

function count(low: Tile, high: Tile, combine: (a: number, b: number) => number): number {
  return low.reduce<number>((sum, row, index) => sum + bits(combine(row, high[index] ?? 0) & 0xff), 0);
}

function bits(byte: number): number {
  let rest = byte;
  let sum = 0;
  for (; rest > 0; rest >>= 1) sum += rest & 1;
  return sum;
}
