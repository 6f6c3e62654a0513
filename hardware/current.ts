/** Limits of current for pixels that draw more or less than those of the model (`POWER`). */
import { LEDS, POWER } from './cabinet.ts';

/** How many times what lit pixels of the model draw, when one at full white draws this much. */
export function greedOf(pixelMa: number): number {
  const { redMa, greenMa, blueMa, darkMa } = POWER;
  return (pixelMa - darkMa) / (redMa + greenMa + blueMa);
}

/** A limit of the cabinet, in mA of the model: the firmware knows no other. What dark pixels draw is the same in both. */
export function cabinetLimitMa(limitMa: number, pixelMa: number): number {
  return Math.min(POWER.hardLimitMa, modelMa(limitMa, pixelMa, LEDS.lanes));
}

/** The limit of each lane, in mA of the model. */
export function laneLimitMa(pixelMa: number): number {
  return Math.min(POWER.laneLimitMa, modelMa(POWER.laneLimitMa, pixelMa, 1));
}

function modelMa(limitMa: number, pixelMa: number, lanes: number): number {
  const darkMa = lanes * LEDS.pixelsPerLane * POWER.darkMa;
  return Math.floor(darkMa + Math.max(0, limitMa - darkMa) / greedOf(pixelMa));
}
